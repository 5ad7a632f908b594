interface ListContext {
  params: { query: { pageSize?: number } };
}

type ListTenants = (state: unknown, body: unknown, context: ListContext) => unknown;

interface AuthOperations {
  identitytoolkit?: { projects?: { tenants?: { list?: ListTenants } } };
}

/** The largest page size. */
const MAX_TENANTS = 1000;

/**
 * Raises the default page size of the Auth emulator's tenants. firebase-tools exports the first page only, which has
 * 20 tenants.
 * @returns a warning if this version of firebase-tools cannot be patched
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
