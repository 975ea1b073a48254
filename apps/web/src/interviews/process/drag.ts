import { type DragEvent, useState } from 'react'

/** Understood by this page alone. */
const kind = 'application/x-kolleg-interviewee'

/** Props of a draggable person. Every drag has a menu item that does the same. */
export const dragOfPerson = (intervieweeId: string, isPossible: boolean) =>
  isPossible
    ? {
        draggable: true,
        onDragStart: ({ dataTransfer }: DragEvent): void => {
          dataTransfer.setData(kind, intervieweeId)
          dataTransfer.effectAllowed = 'move'
        },
      }
    : {}

/** Props of a slot that accepts people. */
export const useDropOfPerson = (isPossible: boolean, onDrop: (intervieweeId: string) => void) => {
  const [isOver, setOver] = useState(false)
  if (!isPossible) return {}
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent): void => {
      if (!event.dataTransfer.types.includes(kind)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault()
      setOver(false)
      const intervieweeId = event.dataTransfer.getData(kind)
      if (intervieweeId !== '') onDrop(intervieweeId)
    },
  }
}
