/** The note keys of documents. A KSeF note with one of them becomes such a note. */
export const noteKeys: ReadonlySet<string> = new Set(
  (
    'goods payment payment-method payment-term legal dangerous-goods ack rate reason dispute customer glossary customs general handling ' +
    'packaging loading price priority regulatory safety ship-line supplier transport delivery quarantine tax other'
  ).split(' '),
);
