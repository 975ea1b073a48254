import { useQueryClient } from '@tanstack/react-query'

const rooms = ['evaluation', 'interviews', 'groups', 'steps', 'admin']

/** Removes from this window what it may still hold of an application that its reader is recused from. */
export const useForget = (): (() => void) => {
  const client = useQueryClient()
  return () => {
    for (const room of rooms) {
      client.removeQueries({ queryKey: [room], type: 'inactive' })
      void client.invalidateQueries({ queryKey: [room] })
    }
  }
}
