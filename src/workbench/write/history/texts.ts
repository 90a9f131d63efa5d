export const history = 'History of {title}';
export const whenKept = 'A version is kept when you build, save, send or print, and before the text is replaced.';
export const restore = 'Restore';
export const restoreHow = 'Put this version into the editor; one undo reverses it';
export const restored = '{title} was restored to {time}';
export const undoRestores = 'Undo reverses it.';
export const fetching = 'Loading the versions…';
export const none = 'There are no versions yet.';
export const versions = 'Versions';
export const built = 'Built';
export const issued = 'Saved, sent or printed';
export const replaced = 'Before replacement';
export const same = 'Current';
export const sameText = 'This is the current text.';
export const comparing = 'Loading the comparison…';
export const versionOf = 'Version of {time}';
export const differences = 'Differences';
export const field = 'Field';
export const now = 'Now';

export const compareTitle = 'Compare {title} with another draft';
export const compareAbout =
  'Removed lines are only in {title}, added ones only in the other draft. The layout of the texts is ignored.';
export const other = 'Other draft';
export const sameDrafts = 'Both drafts are the same.';
export const noOther = 'There is no other draft.';
