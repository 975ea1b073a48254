import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, dataOf } from '../api/client.ts'
import { useAutosavedDraft } from '../parts/use-autosaved-draft.ts'
import type { Me } from '../session/me.ts'
import { wholeScale } from './degrees/scale.ts'
import { bodyOf, type DraftDegree, draftOf, isWholeProfile, type ProfileDraft, sendable } from './profile-draft.ts'
import { type Profile, profileQuery } from './queries.ts'

const nobody = { firstName: '', lastName: '', email: '' }
const contentOfProfile = (draft: ProfileDraft): unknown => bodyOf(draft, nobody, undefined)

type Marks = { readonly grade: number | null; readonly best?: number; readonly worst?: number; readonly pass?: number }
const signature = ({ grade, best, worst, pass }: Marks): string => [grade, best, worst, pass].join('/')

/** The service converts grades; equal marks have equal German grades, so known ones show at once. */
const gradesIn = ({ degrees }: Profile): ReadonlyMap<string, number | null> =>
  new Map(degrees.map(({ grade, gradeScale, germanGrade }) => [signature({ grade, ...gradeScale }), germanGrade]))

/** The profile form, which saves itself. */
export const useProfile = (profile: Profile, me: Me) => {
  const client = useQueryClient()
  const [grades, setGrades] = useState(() => gradesIn(profile))
  const kept = useAutosavedDraft<ProfileDraft>({
    key: 'profile',
    first: draftOf(profile),
    version: profile.version,
    contentOf: contentOfProfile,
    isWhole: isWholeProfile,
    save: async (draft, version) => {
      const made = await dataOf(api.PUT('/api/applicants/me/profile', { body: bodyOf(draft, me, version) }))
      client.setQueryData(profileQuery.queryKey, made)
      setGrades(before => new Map([...before, ...gradesIn(made)]))
      return made.version
    },
  })
  return {
    ...kept,
    change: (part: Partial<ProfileDraft>): void => kept.setDraft(old => ({ ...old, ...part })),
    /** `undefined` until the service has computed it. */
    germanGradeOf: ({ grade, scale }: DraftDegree) => grades.get(signature({ grade, ...wholeScale(scale) })),
    /** The index of a degree in the request, to which faults point. */
    indexOf: ({ key }: DraftDegree): number => sendable(kept.draft).findIndex(each => each.key === key),
  }
}

export type ProfileWriting = ReturnType<typeof useProfile>
