let form: Promise<unknown> = Promise.resolve();

/** Says that the page waits for its form. */
export function waitForForm(fetched: Promise<unknown>): void {
  form = fetched;
}

/** Resolves once the form is fetched, if the page opens with one. What is not in sight waits for it, as it would delay the form over a slow network. */
export const afterForm = () => form;
