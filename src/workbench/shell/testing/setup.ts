// Runs before each file; what it imports runs once.
import './environment.ts';
import { afterEach } from 'vitest';
import { useView } from '../../state/view/document-view.ts';

// Files share a page: the next test begins in the form again.
afterEach(() => useView.setState({ view: 'Form', both: false }));
