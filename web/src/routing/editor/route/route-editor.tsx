import { Box, Grid, Spinner, Stack, Tabs } from "@chakra-ui/react";
import type { AnswerValue } from "@dure/domain/forms/answer/answer-value";
import type { Graph } from "@dure/domain/routing/graph/graph";
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "../../../ui/lazy/lazy-component";
import type { StepProps } from "../draft";
import { AddCondition } from "./add-condition";
import { litPath } from "./canvas/lit-path";
import { RouteList } from "./route-list";
import { RouteToolbar } from "./route-toolbar";
import { RoutingTest } from "./tester/routing-test";
import { tryOut } from "./tester/try-out";
import { type RouteEditing, useRoute } from "./use-route";
import { useRouteTexts } from "./use-route-texts";

// React Flow loads lazily, with the first graph.
const RouteCanvas = lazyComponent(async () => (await import("./canvas/route-canvas")).RouteCanvas);

/** Above the page, below menus and dialogs. */
const FULL_SCREEN = { position: "fixed", inset: "0", zIndex: "docked", bg: "bg", p: "4", overflowY: "auto" } as const;

/** The canvas, with the same graph as a list, and the routing test. */
export function RouteEditor({ draft, graph, problems, onChange }: StepProps & { graph: Graph }) {
  const { t } = useTranslation("routing");
  const [selected, setSelected] = useState<string>();
  const [panel, setPanel] = useState("list");
  const [isFullScreen, setFullScreen] = useState(false);
  const [answers, setAnswers] = useState<ReadonlyMap<string, AnswerValue>>(new Map());
  const editing = useRoute(draft, onChange);
  const tried = useMemo(() => tryOut(draft, answers), [draft, answers]);
  const lit = useMemo(
    () => (panel === "test" && answers.size > 0 && "path" in tried ? litPath(tried.path) : undefined),
    [panel, answers, tried],
  );
  const words = useRouteTexts(draft);
  useUndoKeys(editing);

  const height = isFullScreen ? "calc(100dvh - 5.5rem)" : "calc(100dvh - 14rem)";
  const select = (id: string | undefined) => {
    setSelected(id);
    if (id) setPanel("list");
  };
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 26rem" }}
      gap="4"
      onKeyDown={({ key, defaultPrevented }) => key === "Escape" && !defaultPrevented && setFullScreen(false)}
      {...(isFullScreen && FULL_SCREEN)}
    >
      <Stack gap="2" minW="0">
        <RouteToolbar editing={editing} isFullScreen={isFullScreen} onFullScreen={setFullScreen}>
          <AddCondition graph={graph} words={words} edit={editing.edit} onAdded={select} />
        </RouteToolbar>
        <Box h={{ base: "80", lg: height }} minH="80" borderWidth="1px" rounded="l3" overflow="hidden">
          <Suspense fallback={<Spinner m="4" />}>
            <RouteCanvas
              draft={draft}
              graph={graph}
              words={words}
              problems={problems}
              selected={selected}
              lit={lit}
              editing={editing}
              onSelect={select}
            />
          </Suspense>
        </Box>
      </Stack>
      {/* React Flow ignores keys pressed in an element with this class. */}
      <Tabs.Root
        className="nokey"
        value={panel}
        onValueChange={({ value }) => setPanel(value)}
        size="sm"
        variant="subtle"
        minW="0"
      >
        <Tabs.List aria-label={t("route.panels")}>
          <Tabs.Trigger value="list">{t("route.list")}</Tabs.Trigger>
          <Tabs.Trigger value="test">{t("route.test")}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="list" pt="2" maxH={{ lg: height }} overflowY={{ lg: "auto" }}>
          <RouteList
            draft={draft}
            graph={graph}
            words={words}
            problems={problems}
            selected={selected}
            editing={editing}
          />
        </Tabs.Content>
        <Tabs.Content value="test" pt="2" maxH={{ lg: height }} overflowY={{ lg: "auto" }}>
          <RoutingTest graph={graph} words={words} answers={answers} tried={tried} onChange={setAnswers} />
        </Tabs.Content>
      </Tabs.Root>
    </Grid>
  );
}

/**
 * Undo and redo by Ctrl+Z and Ctrl+Shift+Z (⌘ on a Mac), except in text inputs, which have their own, and in dialogs.
 */
function useUndoKeys({ undo, redo, canUndo, canRedo }: RouteEditing): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || isElsewhere(event.target)) return;
    event.preventDefault();
    if (event.shiftKey && canRedo) redo();
    if (!event.shiftKey && canUndo) undo();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

const ELSEWHERE = "input:not([type=checkbox]), textarea, [role=dialog] *, [role=alertdialog] *";

const isElsewhere = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches(ELSEWHERE);
