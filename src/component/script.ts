/** `/component.js` of a service: the component as a page script. Its elements show the workbench of that service. */
import './own-address.ts';
import './index.ts';
