import { useEffect } from 'react';
import { useActiveEditor } from '../../state/view/active-editor.ts';
import { showView, useView } from '../../state/view/document-view.ts';
import { markInText } from '../../state/view/shown-locations.ts';
import { fieldOf } from '../../state/view/switch-view.ts';
import { nearestField } from './nearest-field.ts';

/** Synchronises the text cursor and the focused form field. */
export function SideBySide() {
  useEffect(() => {
    let marked: HTMLElement | undefined;
    const mark = (field: HTMLElement | undefined) => {
      if (field === marked) return;
      marked?.removeAttribute('data-here');
      field?.setAttribute('data-here', '');
      field?.scrollIntoView({ block: 'nearest' });
      marked = field;
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const field = target.closest<HTMLElement>('[data-form] [data-path]');
      if (field) {
        showView('Form');
        mark(undefined);
        markInText(`$${field.dataset.path}`);
      } else if (target.closest('[data-region="document"] .monaco-editor')) {
        showView('JSON');
        // The cursor marks the place from now on.
        markInText();
      }
    };
    const stopFollowing = useActiveEditor.subscribe(({ position, editor }, before) => {
      if (position === before.position || useView.getState().view !== 'JSON') return;
      const form = document.querySelector<HTMLElement>('[data-form]');
      const field = fieldOf(editor?.pathHere() ?? []);
      mark(field === '' ? undefined : nearestField(form, field));
    });
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      stopFollowing();
      mark(undefined);
    };
  }, []);
  return null;
}
