import type { Language } from '../../words/language.ts'

interface Cues {
  /** What follows is an application or comes later. */
  readonly ahead: RegExp
  /** What follows is a prerequisite. */
  readonly back: RegExp
  /** What follows, to the end of the clause, is not the subject. */
  readonly aside: RegExp
  /** A double negative ("not without") marks a prerequisite all the more. */
  readonly doubled: RegExp
  /** A clause that ends by saying that it looks ahead or excludes: recursion follows later, is not needed. */
  readonly dismissed: RegExp
  /** A heading that excludes the whole sentence: not yet: recursion. */
  readonly excluded: RegExp
  /** A title that only introduces its topic, and so comes before all that it names. */
  readonly introduction: RegExp
}

const wordBegins = '(?<![\\p{L}\\p{N}])'
const phrase = (phrases: string) =>
  `${wordBegins}(?:${phrases
    .trim()
    .split(/\s*\n\s*/)
    .join('|')})(?![\\p{L}\\p{N}])`

/**
 * "Needed for: graphs" and "needed for graphs" look ahead, "needed for this course: graphs" looks back. The distance to
 * the colon is limited, because a text may repeat a phrase a thousand times.
 */
const onwards =
  '(?! (?:this|these|it|class|the (?:exam|unit|course|module)|dies\\p{L}*|(?:die|das|den) (?:einheit|prüfung|klausur|modul|kurs)))(?![^:]{1,200}:)'

const inUnit = 'in (?:weeks?|units?|lessons?|chapters?|modules?|years?|terms?|parts?|sections?|lectures?) \\p{N}+'
const inEinheit =
  'in (?:woche|einheit|lektion|kapitel|modul|klasse|jahrgang|semester|teil|abschnitt|vorlesung|stunde|lehrjahr|jahr) \\p{N}+'

const later = ' (?:(?:dann|später|auch|wieder|noch|danach|erst) )*'

const anyOf = (phrases: string) => new RegExp(phrase(phrases), 'iu')
/** At the start or the end of a title, or after a final colon or dash. */
const inTitle = (atStart: string, atEnd: string) =>
  new RegExp(`^${phrase(`${atStart}\n${atEnd}`)}|(?:${phrase(atEnd)}|[:–—-]\\s*${phrase(atStart)})$`, 'iu')
const clausesWith = (phrases: string) => new RegExp(`${phrase(phrases)}[^,;:()]*`, 'giu')

export const cues = {
  en: {
    ahead: anyOf(`
      used|useful|applied|applies|applications?(?! of)
      examples?|such as|e\\.g\\.|for instance|includ(?:e|es|ing)(?! (?:an? |the )?(?:review|recap|revision|repetition))
      special cases?(?! of)|more general|generali[sz](?:es|ed) to|extended to|extends to
      components? of|(?<!\\bon (?:the |a )?)(?:basis|foundations?|building blocks?|groundwork) (?:for|of)|underl(?:ies|ying)
      (?:required|needed|presupposed|assumed) (?:by|in)|prerequisites? of|help(?:s|ful)? (?:(?:you|students|learners|us) )?with
      (?:taught|learn|learnt|learned|take|taken|studied) (?:(?:this|it) )?before(?![^:]{0,200}:)|bridges? to|with a view to|coming up|continues? with
      leads? (?:on |up |in)?to|led to|arises? in|appears? in|plays? an?
      (?:important|fundamental|essential|necessary|needed|central) (?:to|in)
      (?:important|fundamental|essential|necessary|needed|central|required|helpful|relevant|crucial|prerequisites?) for${onwards}
      prepar(?:es|ations?)(?: (?:students|learners|you|us))? for${onwards}|(?:comes?|essential|be (?:mastered|completed|taken|known|done)) before(?![^:]{0,200}:)
      precedes|do (?:this|it) before|needs? (?:this|it|these) (?:for|in)|(?:needed|required) later|when we come to
      (?:paves?|opens?) the way|sets? the stage|feeds into|unlocks|(?:first steps?|stepping stones?) (?:to|towards?)
      (?:deepened|continued|(?:taken|picked) up(?: again)?|(?:returns?|comes? back) to (?:this|it|these)) in|we (?:will |shall )?(?:move|go|turn) on to|in the next \\p{L}+
      next(?:,? (?:we|you)| (?:\\p{L}+ )?(?:is|are)|(?: \\p{L}+)?(?=:))|see also(?! the (?:earlier|previous))
      (?:follow-?ups?(?: \\p{L}+)?|later|afterwards|outlook|successors?|subsequent \\p{L}+)(?=:)
      (?<=^\\P{L}{0,40})(?:supports|enables|helps with)`),
    back: anyOf(`
      generali[sz]ations? of|generali[sz]es|extends|extensions? of|builds? (?:up)?on|based (?:up)?on|on (?:the |a )?(?:basis|foundations?) of
      using|uses|by means of|appl(?:ying|ies)|combin(?:es|ing)|combinations? of
      in terms of|defined (?:as|by|in)|given by
      special cases? of|instances? of|analog(?:ue)?s? of|variants? of|versions? of|forms? of|kinds? of|types? of`),
    aside: clausesWith(`
      (?<!\\bor )not(?! (?:only|just|merely|least|forget|skip))|never|without|cannot|(?:does|do|is|are|can)n['’]t(?! (?:forget|skip))
      no(?! (?:matter|doubt|more|longer|less|idea)|\\.)|nothing|none of|independent(?:ly)? (?:of|from)|exclud(?:es?|ing)
      unlike|neither|(?<=(?:^|[,;:(])\\P{L}{0,40})whereas|(?:(?:in|by) )?contrast(?:s|ed)? (?:to|with)|as opposed to|alternatives? to|told apart from|confus\\p{L}+ with
      (?<=(?:^|[,;:(])\\P{L}{0,40})(?:versus|vs\\.?|compared? (?:with|to)|differentiate from)|distinguish(?:ed|es)? (?:[^,;:()]{0,40} )?from(?![^,;:()]{0,80} (?:by|using) )|other than|rather than|instead of|different from|differs from`),
    doubled: anyOf(`
      (?:not|cannot|\\p{L}+n['’]t|never|no|hard|hardly|difficult|impossible)[^,;:()]{0,80} without
      without [^,;:()]{0,80} (?:lost|impossible|hard|difficult|not|cannot)|no (?:\\p{L}+ ){1,3}(?:beyond|except|(?:other )?than)
      (?:not|don['’]t) (?:be )?(?:start|begin|attempt|take|taken|continue)[^,;:()]{0,80} (?:before|until|unless)`),
    dismissed: anyOf(`
      (?:builds? (?:up)?on|needs?|requires?|depends? (?:up)?on|rests? (?:up)?on|presupposes?|assumes?) (?:this|it|that|these)(?: (?:topic|unit|module|course|lesson|chapter))?(?=[^\\p{L},;:()]*(?:[,;:()]|$))
      follows? (?:later|next|afterwards|in the next|${inUnit})|comes? (?:later|next|afterwards|${inUnit})(?! (?:after|to))|return to [^,;:()]{0,60} later
      (?:is|are|will be) (?:\\p{L}+ )?(?:treated|covered|discussed|introduced|studied|explained|taught|learnt|learned) (?:later|next|afterwards|${inUnit}|in (?:an? |the )?(?:later|next|following))
      plays? no (?:role|part)|irrelevant|unnecessary|(?:no|not (?:yet )?an?) (?:prerequisite|precondition|requirement)
      not (?:yet )?(?:required|needed|necessary|covered|assumed|presupposed|treated|discussed|included|expected|part of)`),
    excluded:
      /^\P{L}*(?:not(?: yet)?|excluded|out of scope|differential diagnos[ei]s|ddx?|mimics|do not confuse)(?: \p{L}+){0,2}:|^\P{L}*alternatives:/iu,
    introduction: inTitle(
      '(?:an? )?(?:brief |short |general )?introduction(?! of)',
      '(?:an? )?(?:brief |short |general )?overview|(?:the )?(?:basics|fundamentals|basic concepts)',
    ),
  },
  de: {
    ahead: anyOf(`
      (?:(?<!^\\P{L}{0,40})|(?=\\p{L}+ (?:für|in|im|beim?|zum|zur|von)(?!\\p{L})))(?:verwendet|benutzt|genutzt|eingesetzt|angewandt|angewendet|gebraucht|benötigt)|nützlich|hilfreich|dient|dienen
      anwendung(?:en)?(?! (?:von|der|des))|anwendungsgebiete?|beispiele?|beispielsweise|zum beispiel|etwa|insbesondere
      spezialf(?:all|älle)(?! (?:von|der|des|einer|eines))|allgemeiner|verallgemeinert
      (?<!\\bauf (?:der )?)(?:grundlage|basis|fundament|baustein|bausteine) (?:für|von|der|des)|voraussetzung (?:von|der|des)
      grundstein für|hinführung|mündet|ausblick auf|leite[tn] (?:zu[mr]?|auf)(?=[^,;:()]{0,80} über)
      (?:muss|müssen|soll|sollte|sollten|ist|sind) vor(?! allem)(?=[^,;:()]{0,80} (?:belegt|abgeschlossen|behandelt|gelernt|absolviert|besucht|zu))
      führt zu|führen zu|tritt auf|spielt eine
      (?:voraussetzung(?:en)?|vorbereitung(?:en)?|wichtig|wesentlich|grundlegend|notwendig|nötig|erforderlich|relevant|unerlässlich|unverzichtbar) (?:für|auf)${onwards}
      bereite[tn](?: \\p{L}+)? auf${onwards}|(?:hilft|helfen) später|brauch(?:t|en|st)(?: (?:man|sie|du|wir|ihr))?(?: (?:das|es|dies))?(?: später)? (?:für|beim?|zum|zur)${onwards}
      (?:wird|werden)(?=${later}(?:für|zum|zur|beim?) [^,;:()]{0,80}(?:benötigt|gebraucht)|${later}(?:in|im|beim?) [^,;:()]{0,80}(?:vertieft|aufgegriffen|fortgeführt|weitergeführt))
      (?:danach|anschließend|später|dann) folg(?:t|en)|als nächstes|im anschluss(?! an)|erst danach|weiter geht|siehe auch(?! die (?:frühere|vorige))
      führ(?:t|en) hin|leitet über|vorstufe zu[mr]?|damit gelingt
      (?:danach|anschließend|später|weiter mit|ausblick|folge(?:modul|thema|einheit|kurs)|nächste[rsn]? \\p{L}+)(?=:)
      (?<=^\\P{L}{0,40})(?:ermöglicht|unterstützt)`),
    back: anyOf(`
      verallgemeiner(?:t|ung)|verallgemeinerung (?:von|der|des)|erweitert|erweiterung (?:von|der|des)
      auf (?:der )?(?:grundlage|basis)|baut auf|bauen auf|aufbauend auf|beruht auf|beruhen auf|basiert auf|basieren auf|ausgehend von
      mithilfe|mit hilfe|mittels|durch anwendung|anhand|nutzt|verwendet man|benutzt man
      definiert (?:als|durch|über)|kombiniert|kombination (?:von|aus)
      spezialfall (?:von|der|des|einer|eines)|variante (?:von|der|des)|form (?:von|der|des)|art (?:von|der|des)`),
    aside: clausesWith(`
      nicht(?! (?:nur|zuletzt))|nie|niemals|ohne|kein(?:e[mnrs]?)?
      weder|(?:im )?(?:gegensatz|unterschied|vergleich) zu[mr]?|verglichen mit|(?<=(?:^|[,;:(])\\P{L}{0,40})gegenüber|alternative zu[mr]?|(?:abzugrenzen|abgrenzung) (?:von|vom|gegen|zu[mr]?)|auszuschließen|verwechslungsgefahr|verwechseln mit|anders als|statt|anstatt|anstelle|unterscheidet sich von|unabhängig von`),
    doubled: anyOf(`
      (?:nicht|nie|niemals|kein(?:e[mnrs]?)?)[^,;:()]{0,80} ohne|ohne [^,;:()]{0,80} (?:nicht|kein(?:e[mnrs]?)?|kaum|schwer|unmöglich|unverständlich|undenkbar)
      (?:kaum|schwer|unmöglich)[^,;:()]{0,80} ohne|kein(?:e[mnrs]?)? (?:\\p{L}+ ){1,3}außer
      nicht (?:be)?vor`),
    dismissed: anyOf(`
      bau(?:t|en) (?:darauf|hierauf) auf|(?:darauf|hierauf) (?:baut|bauen)|folg(?:t|en) (?:später|danach|anschließend|in der nächsten|im nächsten|${inEinheit})|darauf zurück
      (?:setz(?:t|en)|bau(?:t|en)|knüpf(?:t|en)|schließ(?:t|en))(?: \\p{L}+)? (?:dies(?:es)?|das|es|darauf|hierauf|hieran|daran) (?:voraus|auf|an)
      komm(?:t|en) (?:später|${inEinheit})|(?:wird|werden) (?:erst )?(?:später|danach|anschließend|${inEinheit})(?: \\p{L}+){0,2} (?:behandelt|besprochen|eingeführt|vertieft|erklärt|gezeigt|gelernt)
      spiel(?:t|en) (?:hier )?keine rolle|(?:keine|nicht) voraussetzung|entbehrlich|überflüssig
      (?:noch )?nicht (?:\\p{L}+ )?(?:vorausgesetzt|erforderlich|nötig|notwendig|behandelt|benötigt|erwartet|besprochen|gebraucht)`),
    excluded:
      /^\P{L}*(?:(?:noch )?nicht|kein(?:e[mnrs]?)?|differen[tz]ialdiagnose\p{L}*|dd|verwechslungsgefahr)(?: \p{L}+){0,2}:|^\P{L}*alternativen:/iu,
    introduction: inTitle(
      '(?:eine )?(?:kurze )?(?:einführung|einleitung)(?! (?:der|des|von|eine[rs]?))',
      '(?:ein )?(?:kurzer )?überblick|(?:die )?(?:grundlagen|grundbegriffe)',
    ),
  },
} satisfies Record<Language, Cues>

/** One pattern for all cues, to skip sentences without any. */
const union = (...patterns: readonly RegExp[]) =>
  new RegExp(`${wordBegins}(?:${patterns.map(({ source }) => source.slice(wordBegins.length)).join('|')})`, 'iu')
const anyOfThem = ({ ahead, back, aside, dismissed }: Cues) => union(ahead, back, aside, dismissed)

/** Whether a sentence contains any cue. */
export const anyCue = { en: anyOfThem(cues.en), de: anyOfThem(cues.de) } satisfies Record<Language, RegExp>
