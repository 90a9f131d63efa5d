export { clearInbox, pathOfKey, replaceFiles, takeFiles } from './inbox.ts';
export { InboxPage } from './inbox-page.tsx';
export { ChecksInInbox } from './inspect/checks-in-inbox.tsx';
export { DraftLetter } from './letter/draft-letter.tsx';
export { NoteBills } from './note-bills.tsx';
export { ReceivedHead } from './received-head.tsx';
