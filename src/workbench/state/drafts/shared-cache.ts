/** The cache for content that other programs share with the installed app, until the page opens it. */
export const SHARED = 'shared with the workbench';
