/** `/component.js` of a service: the component as a script of a page, whose elements show the workbench of that service. */
import './own-address.ts';
import './index.ts';
