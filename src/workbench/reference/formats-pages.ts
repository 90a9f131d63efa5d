/** The pages of formats, of their rules and of each, in one part because they are small. */
export { FormatDetails } from './format-details.tsx';
export { FormatsPage } from './formats-page.tsx';
