import { Suspense } from 'react';
import { DocumentsPage } from '../documents/documents-page.tsx';
import { NoteBills } from '../inbox/load.ts';

/** The list of documents, with what the inbox says about the received ones. */
export function DocumentsPlace() {
  return (
    <>
      <DocumentsPage />
      <Suspense>
        <NoteBills />
      </Suspense>
    </>
  );
}
