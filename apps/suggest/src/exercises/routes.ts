import type { Server } from '@kolleg/front'
import type { Context } from '../context.ts'
import { operation } from '../front-door/operation.ts'
import { SuggestedForExercise, SuggestForExercise } from './requests.ts'
import { suggestForExercise } from './suggest.ts'

const suggesting = operation(
  {
    tag: 'exercise',
    operationId: 'suggestForExercise',
    summary: 'Suggest the competencies of a course that an exercise trains, and how strongly',
    isReading: true,
  },
  { body: SuggestForExercise },
  SuggestedForExercise,
  'Suggestion generation failed',
  { 400: 'Invalid input: the exercise has no text' },
)

export const exerciseRoutes = (app: Server, context: Context): void => {
  app.post('/exercise/suggest', suggesting, async ({ body }, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(await suggestForExercise(context, body)),
  )
}
