import { CloseButton, Drawer, IconButton, Portal, useBreakpointValue } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import { Maximize2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router";
import { RecordPanel } from "../detail/record-panel";
import { recordPath } from "../entity-pages";
import { useRecord } from "../record-queries";
import { RecordNeighbours } from "./record-neighbours";
import { useSideRecord } from "./use-side-record";

/** A record beside the list. The list stays usable next to it; a phone has room for the record only. */
export function RecordSideView({ onClosed }: { onClosed?: (id: string) => void }) {
  const { t } = useTranslation(["records", "ui"]);
  const { side, close, linkTo } = useSideRecord();
  const modal = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false;
  const content = useRef<HTMLDivElement>(null);
  const lastId = useRef<string>(undefined);

  useEffect(() => {
    if (side?.id) content.current?.focus();
    else if (lastId.current) onClosed?.(lastId.current);
    lastId.current = side?.id;
  }, [side?.id, onClosed]);

  return (
    <Drawer.Root
      open={side !== undefined}
      size={{ base: "full", md: "md" }}
      modal={modal}
      restoreFocus={false}
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => !open && close()}
      onEscapeKeyDown={(event) => isEditing(event.target) && event.preventDefault()}
      initialFocusEl={() => content.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Positioner pointerEvents="none">
          <Drawer.Content
            ref={content}
            tabIndex={-1}
            pointerEvents="auto"
            outline="none"
            borderStartWidth={{ md: "1px" }}
            shadow="lg"
          >
            {side && (
              <>
                <FollowRecord entity={side.entity} id={side.id} />
                <Drawer.Title srOnly>{t(`records:entity.${side.entity}`)}</Drawer.Title>
                <RecordPanel
                  key={side.id}
                  entity={side.entity}
                  id={side.id}
                  linkTo={({ entity, id }) => linkTo(entity, id)}
                  onLeave={close}
                  controls={
                    <>
                      <RecordNeighbours id={side.id} linkTo={({ entity, id }) => linkTo(entity, id)} />
                      <IconButton asChild variant="ghost" size="xs" aria-label={t("records:detail.fullScreen")}>
                        <Link to={recordPath(side.entity, side.id)}>
                          <Maximize2 />
                        </Link>
                      </IconButton>
                      <CloseButton size="xs" aria-label={t("ui:close")} onClick={close} />
                    </>
                  }
                />
              </>
            )}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

/** In an editor, Escape cancels the edit and doesn't close the record. */
const isEditing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-editing]") !== null;

/** Redirects from a merged record to the one it was merged into, and from a lead to its deal or back. */
function FollowRecord({ entity, id }: { entity: EntityId; id: string }) {
  const { linkTo } = useSideRecord();
  const record = useRecord(entity, id).data?.record;
  if (!record || (record.entity === entity && record.id === id)) return null;
  return <Navigate to={linkTo(record.entity, record.id)} replace />;
}
