export default {
  comments: {
    count_one: '{{count}} comment',
    count_other: '{{count}} comments',
    none: 'No comments yet. Applicants never see them.',
    write: 'Write a comment',
    placeholder: 'Write a comment; @ mentions someone',
    send: 'Comment',
    ctrl: 'Ctrl',
    more: 'More',
    edit: 'Edit the comment',
    edited: 'edited',
    deleted: 'The comment is deleted.',
  },
}
