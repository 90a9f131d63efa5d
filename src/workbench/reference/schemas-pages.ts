/** The page of schemas and its entries, in one part because they are small. */
export { SchemaDetails } from './schema-details.tsx';
export { SchemasPage } from './schemas-page.tsx';
