import { useEffect, useState } from "react";
import { usePersistedState } from "../../lib/use-persisted-state";
import { lazyPart } from "../../ui/lazy/lazy-part";
import { shortcutHelpRequests } from "./shortcut-help-requests";
import { useShortcuts } from "./use-shortcuts";

const ShortcutList = lazyPart(async () => (await import("./shortcut-list")).ShortcutList);

/** Listens to the shortcuts, and lists them when asked to. */
export function ShortcutHelp() {
  const [isOn, setOn] = usePersistedState("single-key-shortcuts", true);
  const [isShown, setShown] = useState(false);
  useShortcuts(isOn);
  useEffect(() => shortcutHelpRequests.subscribe(() => setShown(true)), []);
  return isShown && <ShortcutList isOn={isOn} onSwitch={setOn} onClose={() => setShown(false)} />;
}
