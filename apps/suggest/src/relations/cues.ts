import type { Language } from '../words/language.ts'

interface Cues {
  /** A text looks ahead to what it serves, … */
  readonly ahead: RegExp
  /** … back to what it rests on, … */
  readonly back: RegExp
  /** … and aside to what it is not, up to the end of a clause. */
  readonly aside: RegExp
  /** What says of a whole clause, from its end, that it looks ahead or aside: recursion follows later, is not needed. */
  readonly dismissed: RegExp
  /** What in a title says that it only introduces its topic, and so leads to all that it names. */
  readonly introduction: RegExp
}

const phrase = (phrases: string) =>
  `(?<![\\p{L}\\p{N}])(?:${phrases
    .trim()
    .split(/\s*\n\s*/)
    .join('|')})(?![\\p{L}\\p{N}])`

const anyOf = (phrases: string) => new RegExp(phrase(phrases), 'iu')
/** At the beginning of a title, at its end, or behind a colon or a dash at its end. */
const inTitle = (atStart: string, atEnd: string) =>
  new RegExp(`^${phrase(`${atStart}\n${atEnd}`)}|(?:${phrase(atEnd)}|[:–—-]\\s*${phrase(atStart)})$`, 'iu')
const clausesWith = (phrases: string) => new RegExp(`${phrase(phrases)}[^,;:()]*`, 'giu')

export const cues = {
  en: {
    ahead: anyOf(`
      used|useful|applied|applies|applications?
      examples?|such as|e\\.g\\.|for instance|includ(?:e|es|ing)
      special cases?(?! of)|more general|generali[sz](?:es|ed) to|extended to|extends to
      components? of|(?:basis|foundations?|building blocks?|groundwork) (?:for|of)|underl(?:ies|ying)
      leads? (?:on |up )?to|led to|arises? in|appears? in|plays? an?
      (?:important|fundamental|essential|necessary|needed|central|required|helpful|relevant|crucial|indispensable) (?:to|in|for)(?! (?:this|these))
      prerequisites? (?:for|to)(?! (?:this|these))|prepar(?:es?|ing|ations?)(?: (?:students|learners|you|us))? (?:for|of)
      comes? before|precedes?|(?:mastered|completed|taken|learn(?:t|ed)|known) before
      enables?|paves? the way|stepping stones?|helps? with|deepened in|continued in
      (?:taken|picked) up(?: again)? in|returns? to (?:this|it|these) in|we (?:will |shall )?(?:move|go|turn) on to
      next(?: \\p{L}+)?(?=:)|see also|outlook`),
    back: anyOf(`
      generali[sz]ations? of|generali[sz]es|extends|extensions? of|builds? (?:up)?on|based (?:up)?on
      using|uses|by means of|appl(?:ying|ies)|combin(?:es|ing)|combinations? of
      in terms of|defined (?:as|by|in)|given by
      special cases? of|instances? of|analog(?:ue)?s? of|variants? of|versions? of|forms? of|kinds? of|types? of`),
    aside: clausesWith(`
      (?<!\\bor )not(?! (?:only|just|merely|least))|never|without|cannot|(?:does|do|is|are|can)n['’]t
      no(?! (?:matter|doubt|more|longer|less)|\\.)|nothing|none of|independent(?:ly)? (?:of|from)|exclud(?:es?|ing)
      unlike|(?:in|by) contrast (?:to|with)|as opposed to|other than|rather than|instead of|different from|differs from`),
    dismissed: anyOf(`
      builds? (?:up)?on (?:this|it|that|these)|follows? (?:later|next|afterwards|in)|comes? (?:later|next|afterwards)
      needs? (?:this|it|these)(?=\\W*$)
      not (?:yet )?(?:required|needed|necessary|covered|assumed|presupposed|treated|discussed|included|expected|part of)`),
    introduction: inTitle(
      '(?:an? )?(?:brief |short |general )?introduction(?! of)',
      '(?:an? )?(?:brief |short |general )?overview|(?:the )?(?:basics|fundamentals|basic concepts)',
    ),
  },
  de: {
    ahead: anyOf(`
      (?:verwendet|benutzt|genutzt|eingesetzt|angewandt|angewendet|gebraucht|benötigt)|nützlich|hilfreich|dient|dienen
      anwendung(?:en)?|anwendungsgebiete?|beispiele?|beispielsweise|zum beispiel|etwa|insbesondere
      spezialf(?:all|älle)(?! (?:von|der|des|einer|eines))|allgemeiner|verallgemeinert
      (?:grundlage|basis|voraussetzung|fundament|baustein|bausteine) (?:für|von|der|des)
      führt zu|führen zu|tritt auf|spielt eine
      (?:wichtig|wesentlich|grundlegend|notwendig|nötig|erforderlich|relevant|unerlässlich|hilfreich) (?:für|bei|beim)(?! dies)
      voraussetzungen für(?! dies)|vorbereitung(?:en)? (?:auf|für)|bereite[tn](?: \\p{L}+)? auf|hilft|helfen
      (?:wird|werden)(?= (?:[^,;:()]{0,60} )?(?:für|beim?|in|im|zur|zum) [^,;:()]{0,80}(?:benötigt|gebraucht|vertieft|aufgegriffen|fortgeführt|weitergeführt))
      (?:danach|anschließend|später|dann) (?:folg(?:t|en)|komm(?:t|en)|geht)|weiter (?:mit|geht)|brauch(?:t|en)(?: \\p{L}+){0,2} (?:für|beim?|zum|zur)
      nächste[rsn]? \\p{L}+(?=:)|siehe auch|ausblick|später (?:bei|beim|in|im)`),
    back: anyOf(`
      verallgemeiner(?:t|ung)|verallgemeinerung (?:von|der|des)|erweitert|erweiterung (?:von|der|des)
      baut auf|bauen auf|aufbauend auf|beruht auf|beruhen auf|basiert auf|basieren auf|ausgehend von
      mithilfe|mit hilfe|mittels|durch anwendung|anhand|nutzt|verwendet man|benutzt man
      definiert (?:als|durch|über)|kombiniert|kombination (?:von|aus)
      spezialfall (?:von|der|des|einer|eines)|variante (?:von|der|des)|form (?:von|der|des)|art (?:von|der|des)`),
    aside: clausesWith(`
      nicht(?! (?:nur|zuletzt))|nie|niemals|ohne|kein(?:e[mnrs]?)?
      im (?:gegensatz|unterschied) zu[mr]?|anders als|statt|anstatt|anstelle|unterscheidet sich von|unabhängig von`),
    dismissed: anyOf(`
      bau(?:t|en) (?:darauf|hierauf) auf|(?:darauf|hierauf) (?:baut|bauen)|folg(?:t|en) (?:später|danach|anschließend|in|im)
      (?:noch )?nicht (?:\\p{L}+ )?(?:vorausgesetzt|erforderlich|nötig|notwendig|behandelt|benötigt|erwartet|besprochen|gebraucht)`),
    introduction: inTitle(
      '(?:eine )?(?:kurze )?(?:einführung|einleitung)(?! (?:der|des|von|eine[rs]?))',
      '(?:ein )?(?:kurzer )?überblick|(?:die )?(?:grundlagen|grundbegriffe)',
    ),
  },
} satisfies Record<Language, Cues>
