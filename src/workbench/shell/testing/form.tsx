import { type ByRoleMatcher, type ByRoleOptions, screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { runOf } from '../../state/drafts/runs.ts';
import { useView } from '../../state/view/document-view.ts';
import { say } from '../../ui/texts/say.ts';
import { FormView } from '../../write/form/form-view.tsx';
import * as sheetTexts from '../../write/form/sheet/texts.ts';
import * as formTexts from '../../write/form/texts.ts';
import { ProblemsRegion } from '../../write/problems/problems-region.tsx';
import * as problemsTexts from '../../write/problems/texts.ts';
import { openDraft, queries, show, textOf } from './show.tsx';

/** The form of a draft, with its problems below it. */
export class Form {
  readonly draft: string;
  readonly user: UserEvent;

  private constructor(draft: string, user: UserEvent) {
    this.draft = draft;
    this.user = user;
  }

  /** Shows the form of a document once the engine has checked it, with the fields of its parties. */
  static async open(document: unknown, parties: 'fields' | 'addresses' = 'fields'): Promise<Form> {
    useView.setState({ view: 'Form', both: false });
    const draft = openDraft(document);
    const form = new Form(draft, show(<FormWithProblems draft={draft} />));
    await form.checked();
    await waitFor(() => form.element);
    // Fields are rendered again with the lists of the country and its addons.
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    if (parties === 'fields') {
      const edits = within(form.element).queryAllByRole('button', { name: say(sheetTexts.partyEdit) });
      for (const edit of edits) await form.user.click(edit);
      (window.document.activeElement as HTMLElement | null)?.blur();
    }
    return form;
  }

  /** Waits until the engine has checked the present text. */
  async checked(): Promise<void> {
    await waitFor(() => expect(runOf(this.draft).checked).toBe(this.text));
  }

  get text(): string {
    return textOf(this.draft);
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests read members of documents that they know.
  get document(): any {
    return JSON.parse(this.text);
  }

  get element(): HTMLElement {
    const form = document.querySelector<HTMLElement>('[data-form]');
    if (!form) throw new Error('the form is not shown');
    return form;
  }

  get problems(): HTMLElement {
    return screen.getByRole('region', { name: say(problemsTexts.problems) });
  }

  /** A problem in the list, by some of its text. */
  async problem(text: string): Promise<HTMLElement> {
    return await waitFor(() => {
      const found = within(this.problems)
        .getAllByRole('listitem')
        .find((item) => item.textContent?.includes(text));
      if (!found) throw new Error(`there is no problem ${text}`);
      return found;
    });
  }

  getByRole(role: ByRoleMatcher, options: ByRoleOptions): HTMLElement {
    return within(this.element).getByRole(role, options);
  }

  findByRole(role: ByRoleMatcher, options: ByRoleOptions): Promise<HTMLElement> {
    return within(this.element).findByRole(role, options);
  }

  section(name: string) {
    const element = within(this.element).getByRole('region', { name });
    return { element, ...within(element) };
  }

  field(name: string): HTMLInputElement {
    const [found] = within(this.element).getAllByLabelText<HTMLInputElement>(name, { exact: true });
    if (!found) throw new Error(`there is no field ${name}`);
    return found;
  }

  /** Returns the field of a column in a line. */
  cell(column: string, row: number): HTMLInputElement {
    return this.section('Lines').getByLabelText(`${column}, row ${row}`, { exact: true });
  }

  /** Replaces the value of a field and leaves it. */
  async fill(field: HTMLElement, value: string, key = '{Tab}'): Promise<void> {
    field.focus();
    if (field instanceof HTMLInputElement) field.select();
    await this.user.keyboard(`${value.replaceAll(/[{[]/g, '$&$&') || '{Delete}'}${key}`);
  }

  /** Opens the content of a button on the sheet. */
  async more(name: string) {
    const button = within(this.element).getByRole('button', { name });
    if (button.ariaExpanded === 'false') await this.user.click(button);
    return within(await within(this.element).findByRole('group', { name }));
  }

  /** Adds a field to an object by its title in the list of missing fields. */
  async addField(among: Pick<ReturnType<typeof within>, 'getByRole'>, object: string, title: string): Promise<void> {
    await this.user.click(among.getByRole('button', { name: say(formTexts.addFieldTo, { object }) }));
    await this.user.type(await screen.findByPlaceholderText(say(formTexts.whichField)), title);
    const [option] = await screen.findAllByRole('option', { name: new RegExp(`^${title} `) });
    if (option) await this.user.click(option);
  }
}

export function FormWithProblems({ draft: id }: { draft: string }) {
  const draft = useDrafts(({ drafts }) => drafts.find((known) => known.id === id));
  const isForm = useView(({ view }) => view === 'Form');
  return (
    draft && (
      <>
        {isForm && <FormView draft={draft} readOnly={false} />}
        <ProblemsRegion draft={id} readOnly={false} />
      </>
    )
  );
}
