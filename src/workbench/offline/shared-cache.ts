/** Where the service worker keeps what another program shares with the installed app, until the page opens it. */
export const SHARED = 'shared with the workbench';
