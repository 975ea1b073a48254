/** The examples of all operations, also used by the guide. */
export const sorting = { id: 1, title: 'Sorting', description: 'Put the elements of a list in order.', course_id: 7 }
export const recursion = { id: 2, title: 'Recursion', description: 'Define a function by itself.', course_id: 7 }
export const mergeSort = {
  id: 3,
  title: 'Merge sort',
  description: 'Sorting by recursion: split, sort both halves, merge.',
  course_id: 7,
}
export const faster = {
  id: 9,
  title: 'Faster',
  description: 'Implement merge sort.',
  competencies: [sorting.id, mergeSort.id],
  course_id: 7,
}
