import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { showPane } from '../../state/view/pane.ts';
import { useXmlView } from '../../state/view/xml-view.ts';

/** Shows the text next to the page of an e-invoice when another part asks for it. */
export function useTextPanel(): void {
  const navigate = useNavigate();
  const asked = useXmlView((state) => state.asked);
  const before = useRef(asked);
  useEffect(() => {
    if (asked === before.current) return;
    before.current = asked;
    showPane('Result');
    void navigate({ to: '.', search: (search) => ({ ...search, panel: 'Text' }), replace: true });
  }, [asked, navigate]);
}
