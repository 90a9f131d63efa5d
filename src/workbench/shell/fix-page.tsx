import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ask } from '../state/drafts/questions.ts';

/** The address of the dialog for what others rejected: opens it on *Write*. */
export function FixPage() {
  const navigate = useNavigate();
  useEffect(() => {
    ask({ kind: 'rejection', name: '', text: '' });
    void navigate({ to: '/', replace: true });
  }, [navigate]);
  return null;
}
