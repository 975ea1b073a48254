import { Type } from 'typebox'
import { mergeSort, recursion, sorting } from '../competencies/examples.ts'
import { Integer, limits } from '../front-door/limits.ts'
import { idOf } from './identifier.ts'

const catalogue = 8
const sortData = {
  identifier: 'https://example.org/skills/sort-data',
  title: 'Sort data',
  description: 'Put data into order with a sorting algorithm.',
}
const recurse = {
  identifier: 'https://example.org/skills/recursion',
  title: 'Use recursion',
  description: 'Solve a problem with a function that calls itself.',
}

const matchOf = ({ identifier, title }: typeof sortData, score: number) => {
  return { competency_id: idOf(catalogue, identifier), title, identifier, score }
}

const CatalogueCompetency = Type.Object(
  {
    identifier: Type.String({
      maxLength: limits.identifierCharacters,
      description: 'Names the competency in its catalogue: a UUID of CASE, or a URI. Its id follows from it.',
    }),
    uri: Type.Optional(
      Type.Union([Type.String({ maxLength: limits.identifierCharacters }), Type.Null()], {
        description: 'Where a competency that a UUID names is published.',
      }),
    ),
    title: Type.String({ maxLength: limits.titleCharacters }),
    description: Type.Optional(Type.Union([Type.String({ maxLength: limits.descriptionCharacters }), Type.Null()])),
  },
  { title: 'CatalogueCompetency' },
)
export type CatalogueCompetency = Type.Static<typeof CatalogueCompetency>

export const SaveCatalogueRequest = Type.Object(
  {
    course_id: Integer('The course that holds the catalogue.'),
    competencies: Type.Array(CatalogueCompetency, { maxItems: limits.competenciesInSave }),
  },
  { title: 'SaveCatalogueRequest', examples: [{ course_id: catalogue, competencies: [sortData, recurse] }] },
)
export type SaveCatalogueRequest = Type.Static<typeof SaveCatalogueRequest>

export const MappingQuery = Type.Object({ catalogue: Integer('The course that holds the catalogue.', catalogue) })

const Id = Type.Integer({ format: 'int64' })

export const Mapping = Type.Object(
  {
    mappings: Type.Array(
      Type.Object(
        {
          competency_id: Id,
          title: Type.String(),
          matches: Type.Array(
            Type.Object(
              {
                competency_id: Id,
                title: Type.String(),
                identifier: Type.Optional(Type.String({ description: 'What the catalogue calls it.' })),
                uri: Type.Optional(
                  Type.String({ description: 'Where it is published, if `identifier` does not say so.' }),
                ),
                score: Type.Number({ description: 'The similarity, −1 … 1.' }),
              },
              { title: 'MappingMatch' },
            ),
            { description: 'The most similar ones of the catalogue, best first, at most three.' },
          ),
        },
        { title: 'CompetencyMapping' },
      ),
    ),
  },
  {
    title: 'Mapping',
    description: 'The competencies of the course that say something, by id, with what is similar enough',
    examples: [
      {
        mappings: [
          {
            competency_id: sorting.id,
            title: sorting.title,
            matches: [matchOf(sortData, 0.65)],
          },
          { competency_id: recursion.id, title: recursion.title, matches: [matchOf(recurse, 0.67)] },
          { competency_id: mergeSort.id, title: mergeSort.title, matches: [matchOf(sortData, 0.58)] },
        ],
      },
    ],
  },
)
export type Mapping = Type.Static<typeof Mapping>
