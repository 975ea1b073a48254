import type { Language } from './language.ts'

const english = `a about above across after again against all almost along already also although always am among an and
another any are aren around as at away be became because been before being below between both but by can cannot could
couldn did didn do does doesn doing don done down during each either else enough etc even ever every few for from
further get gets give given gives had hadn has hasn have haven having he hence her here hers herself him himself his
how however i if in indeed instead into is isn it its itself just know known least less let made make makes many
may me might more most much must my myself neither no nor not now of off often on once ones only onto or other
others otherwise our ours ourselves out over own per perhaps quite rather really same say see seen several shall she
should shouldn since so some something still such take than that the their theirs them themselves then there therefore
these they this those though through thus to together too toward under understand until up upon us use used
uses using various very via was wasn we well were weren what when where whether which while who whom whose why will with
within without won would wouldn yet you your yours yourself able understanding explain describe apply students learn`

const german = `ab aber alle allem allen aller alles allgemein als also am an andere anderen anderer anderes auch auf aus
bei beim bereits besonders bevor bin bis bist bzw da dabei dadurch dafür daher damit danach dann daran darauf daraus
darin darüber das dass davon dazu dein dem den denen denn dennoch der deren derer des dessen desto die dies diese
diesem diesen dieser dieses doch dort du durch eben ein eine einem einen einer eines einige einigen einiger er erst es
etwa etwas euch euer für gegen gemäß genau gibt habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre
ihrem ihren ihrer ihres im immer in indem ins insbesondere ist ja je jede jedem jeden jeder jedes jedoch jene jener
kann kein keine keinem keinen keiner können könnte man manche mehr mehrere mein meist mit mittels möglich muss müssen
nach nachdem neben nein nicht nichts noch nun nur ob oder ohne oft sehr sei sein seine seinem seinen seiner seit selbst
sich sie sind so sobald sodass sofern solche solcher somit sondern sonst sowie sowohl statt steht trotz über um und uns
unser unter usw viel viele vielen vom von vor während war waren warum was wegen weil weitere weiteren welche welchem
welchen welcher welches wenn wer werden wie wieder wir wird wo wobei wodurch worden wurde wurden zu zum zur zwar
zwischen studierende verstehen kennen erklären anwenden beschreiben lernen`

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words without a topic: the function words of the language and the verbs with which learning goals begin. */
export const stopWords = { en: setOf(english), de: setOf(german) } satisfies Record<Language, ReadonlySet<string>>
