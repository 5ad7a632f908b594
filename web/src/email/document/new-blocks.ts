import type { JSONContent } from "@tiptap/core";
import {
  Columns2,
  Columns3,
  Heading1,
  Heading2,
  Heading3,
  Image,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  MousePointerClick,
  PanelTop,
  Pilcrow,
  Split,
  Stamp,
  UnfoldVertical,
} from "lucide-react";

const paragraph = { type: "paragraph" };
const column = (width: number) => ({ type: "column", attrs: { width }, content: [paragraph] });
const heading = (level: number) => ({ type: "heading", attrs: { level } });
const list = (type: string) => ({ type, content: [{ type: "listItem", content: [paragraph] }] });

/** The blocks that can be inserted. An image is chosen first. */
export const NEW_BLOCKS = [
  { id: "paragraph", icon: Pilcrow, content: paragraph },
  { id: "heading1", icon: Heading1, content: heading(1) },
  { id: "heading2", icon: Heading2, content: heading(2) },
  { id: "heading3", icon: Heading3, content: heading(3) },
  { id: "bulletList", icon: List, content: list("bulletList") },
  { id: "orderedList", icon: ListOrdered, content: list("orderedList") },
  { id: "button", icon: MousePointerClick, content: { type: "button" } },
  { id: "image", icon: Image, content: null },
  { id: "columns2", icon: Columns2, content: { type: "columns", content: [column(50), column(50)] } },
  { id: "columns3", icon: Columns3, content: { type: "columns", content: [column(33), column(33), column(33)] } },
  { id: "section", icon: PanelTop, content: { type: "section", content: [paragraph] } },
  { id: "conditional", icon: Split, content: { type: "conditional", content: [paragraph] } },
  { id: "divider", icon: Minus, content: { type: "divider" } },
  { id: "spacer", icon: UnfoldVertical, content: { type: "spacer" } },
  { id: "logo", icon: Stamp, content: { type: "logo" } },
] as const satisfies readonly { id: string; icon: LucideIcon; content: JSONContent | null }[];

export type NewBlockId = (typeof NEW_BLOCKS)[number]["id"];
