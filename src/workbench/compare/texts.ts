export const title = 'Compare {title} with another draft';
export const about =
  'Removed lines are only in {title}, added ones only in the other draft. The layout of the texts does not count.';
export const other = 'Other draft';
export const same = 'Both drafts are the same.';
export const none = 'There is no other draft.';
export const comparing = 'Comparing…';
