export const help = `suggest: courses on the command line

  suggest import FILE          save the competencies of a CSV or JSON file; run it again to go on where it stopped.
                               A catalogue is recognised by its content: a package of CASE, a CSV of ESCO, the
                               standardised competencies of Artemis; it needs --course
      --course NUMBER          the course of records that name none
                               An id names one competency in the whole service: one that another course holds is
                               moved from there, and the import says how many were moved from where. A link with a
                               competency that is not there is left out, and told: import its course, then FILE again.
      --title TITLE            what the course is called, where the file holds one course
  suggest courses              the courses that hold competencies, how many, and what they are called
      --json                   as the API answers them
  suggest export COURSE        write a course so that import takes it back
      --format json|csv|case|esco|artemis
                               csv holds the competencies, json also title, exercises and links; the others are
                               catalogues, which hold the competencies under the names they came with
  -o, --output FILE            to a file instead of the terminal; its ending chooses the format
  suggest relations COURSE     the suggested relations, surest first
      --json                   as the API answers them, with their evidence
      --dot                    for Graphviz: suggest relations 7 --dot | dot -Tsvg > course.svg
  suggest mapping COURSE       the competencies of a catalogue that are similar to those of a course
      --catalogue NUMBER       the course that holds the catalogue
      --json                   as the API answers them
  suggest health COURSE        what should be looked at in a course, and what to do about it
      --json                   as the API answers it
  suggest exercise COURSE FILE the competencies that the exercise in a text file trains, and how strongly
      --json                   as the API answers them
  suggest feedback COURSE      what people said of the course, and what to ask next
      --accept, --reject, --withdraw "1 REQUIRES 2"
                               keep a verdict on a relation (tail, REQUIRES, EXTENDS or MATCHES, head), or take it back
      --json                   as the API answers it
  suggest mcp                  offer a running service to AI assistants, as tools of the Model Context Protocol, on
                               standard input and output
      --http                   over HTTP on this machine instead, at 127.0.0.1:8100/mcp, to callers with the key
      --port NUMBER            another port for --http
  suggest reembed              embed the texts again whose vectors are of another model
  suggest doctor               check settings, store and embedder, and say what to mend
  suggest --help               this page

Columns of a CSV file: id, title, description, course_id. Separators: comma, semicolon or tab. UTF-8.
JSON: a list of competencies, or {"course_id", "title", "competencies", "exercises", "links"}, or a list of such courses.
An exercise has id, title, description and competencies (their ids); a link has source_id and target_id.
FILE may be - for standard input. A negative course number follows --, as in: suggest export -- -1

The store is the service's own, by the same environment (DATA_DIR or DATABASE_URL). While the service runs on the
embedded database, the commands work through it at HOST:PORT; another one is named with
      --url ADDRESS            such as http://127.0.0.1:8000, or SUGGEST_URL
      --key KEY                or SUGGEST_KEY (which other users of the machine cannot see), or the first of API_KEYS

In a clone of the repository: npm run suggest -- import course.csv`
