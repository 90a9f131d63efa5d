/** The cache for content that other programs share with the installed app, until the page opens it. */
export const SHARED = 'shared with the workbench';

/** Maximum number of things shared at once, and their total size in MiB: any page can send them. */
export const MOST_SHARED = 100;
export const MOST_SHARED_SIZE = 100;
