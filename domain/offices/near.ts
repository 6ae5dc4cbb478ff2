// Apart from the departments, so that the boot script and the addresses bring none of their names.

/** The cookie that keeps the department that somebody chose, and its name in forms and addresses. */
export const DEPARTMENT_KEY = "departamento";
/** The same of a municipality of that department; only the list of offices reads this cookie. */
export const MUNICIPALITY_KEY = "municipio";
/** Says in an address that offices of all departments are wanted, or of a whole one, whatever was chosen. */
export const ANYWHERE = "todos";
