import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { runtime } from "../../lib/firebase/runtime";
import { switchLanguage } from "../../lib/language/i18n";
import { mountEntry } from "../public/mount-entry";

/** Shows an entry page inside of the running app, such as the log-in after a session has ended. */
export function EntryRoute() {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const reason = typeof state?.reason === "string" && state.reason !== "" ? state.reason : undefined;
  const path = pathname + search;

  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const mounted = mountEntry(current, {
      config: runtime().config,
      path,
      reason,
      navigate: (to, options) => void navigate(to, options),
      chooseLanguage: (locale) => void switchLanguage(locale),
    });
    return () => void mounted.then((unmount) => unmount());
  }, [path, reason, navigate]);
  return <div ref={place} />;
}
