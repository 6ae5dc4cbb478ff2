/** The cookie that keeps the department that somebody chose, and its name in forms and addresses. */
export const DEPARTMENT_KEY = "departamento";
export const DEPARTMENT_FIELD = DEPARTMENT_KEY;
/** Says in an address that offices of all departments are wanted, whatever was chosen. */
export const ANYWHERE = "todos";
