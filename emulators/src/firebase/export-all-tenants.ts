interface ListContext {
  params: { query: { pageSize?: number } };
}

type ListTenants = (state: unknown, body: unknown, context: ListContext) => unknown;

interface AuthOperations {
  identitytoolkit?: { projects?: { tenants?: { list?: ListTenants } } };
}

/** The most that one page of tenants may hold. */
const MAX_TENANTS = 1000;

/**
 * firebase-tools exports the tenants of the first page that the Auth emulator answers, which has 20: makes the page as
 * large as it may be where nobody names a size. Returns what is wrong, if it cannot.
 */
export function exportAllTenants({ authOperations }: { authOperations?: AuthOperations }): string | undefined {
  const tenants = authOperations?.identitytoolkit?.projects?.tenants;
  const list = tenants?.list;
  if (!tenants || !list) return "Only the first 20 teams' accounts survive a restart.";
  tenants.list = (state, body, context) => {
    context.params.query.pageSize ??= MAX_TENANTS;
    return list(state, body, context);
  };
  return undefined;
}
