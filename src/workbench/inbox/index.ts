export { clearInbox, pathOfKey, replaceFiles, takeFiles } from './inbox.ts';
export { InboxPage } from './inbox-page.tsx';
export { PlaceInInbox } from './place-in-inbox.tsx';
