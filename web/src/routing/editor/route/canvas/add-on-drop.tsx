import { Menu, Portal } from "@chakra-ui/react";
import type { GraphSource } from "@dure/domain/routing/graph/graph";
import type { Position } from "@dure/domain/routing/graph/layout-graph";
import { useTranslation } from "react-i18next";
import { newNodeEdits } from "../next-option";
import { withEdits, withPositions } from "../route-parts";
import type { RouteEditing } from "../use-route";
import type { RouteTexts } from "../use-route-texts";

/** An edge that was dropped on the empty canvas: from where it comes, and the place on the screen and on the canvas. */
export type Drop = { from: GraphSource; at: Position; place: Position };

type AddOnDropProps = { drop: Drop; words: RouteTexts; editing: RouteEditing; onClose: () => void };

/** Offers the fields for a new node where an edge was dropped, and adds the chosen one there. */
export function AddOnDrop({ drop: { from, at, place }, words, editing, onClose }: AddOnDropProps) {
  const { t } = useTranslation("routing");
  const add = (name: string) => {
    const field = words.fields.find((one) => one.name === name);
    if (!field) return;
    const edits = newNodeEdits(from, field);
    const id = edits.flatMap((edit) => (edit.type === "append" ? [edit.id] : []))[0] ?? "";
    editing.change((before) => {
      const added = withEdits(before, edits);
      return withPositions(added, { ...added.metadata.positions, [id]: place });
    });
  };
  return (
    <Menu.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      onSelect={({ value }) => add(value)}
      positioning={{ getAnchorRect: () => ({ ...at, width: 1, height: 1 }), placement: "bottom-start" }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={t("route.addHere")} maxH="80" overflowY="auto">
            {words.fields.map(({ name, label }) => (
              <Menu.Item key={name} value={name}>
                <Menu.ItemText>{label}</Menu.ItemText>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
