/** The page of formats and its entries, in one part because they are small. */
export { FormatDetails } from './format-details.tsx';
export { FormatsPage } from './formats-page.tsx';
