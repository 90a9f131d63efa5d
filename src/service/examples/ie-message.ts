/** A message that is sent like a document. */
export default {
  $schema: 'https://gobl.org/draft-0/note/message',
  title: 'New bank account',
  content:
    'From 1 July our invoices name another account. Please check it with us by telephone before your first transfer.',
};
