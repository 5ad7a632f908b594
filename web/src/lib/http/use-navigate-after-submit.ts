import { type NavigateOptions, useLocation, useNavigate } from "react-router";

/** Opens a page with the answer to a submit, unless the user has gone to another page since. */
export function useNavigateAfterSubmit(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (to, options) => {
    if (location.pathname === pathname) void navigate(to, options);
  };
}
