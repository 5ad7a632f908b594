import { z } from "zod";
import { HexColor } from "../../shared/color/hex-color";
import { Line, TypedText } from "../../shared/value";
import { Variable } from "../variable/variable";
import { Alignment, ImageSource, LinkTarget } from "./document-values";

const Mark = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["bold", "italic", "underline", "strike"]) }),
  z.object({ type: z.literal("link"), attrs: z.object({ href: LinkTarget }) }),
  z.object({ type: z.literal("color"), attrs: z.object({ color: HexColor }) }),
]);
export type Mark = z.infer<typeof Mark>;

const marks = z.array(Mark).max(6).optional();

const Inline = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: TypedText(50_000).min(1), marks }),
  z.object({
    type: z.literal("variable"),
    attrs: z.object({ id: Variable, fallback: Line(200) }),
    marks,
  }),
  z.object({ type: z.literal("hardBreak"), marks }),
]);
export type Inline = z.infer<typeof Inline>;

const inline = z.array(Inline).optional();
const align = Alignment.nullable();

const Paragraph = z.object({ type: z.literal("paragraph"), attrs: z.object({ textAlign: align }), content: inline });
const Heading = z.object({
  type: z.literal("heading"),
  attrs: z.object({ level: z.union([z.literal(1), z.literal(2), z.literal(3)]), textAlign: align }),
  content: inline,
});
const Button = z.object({
  type: z.literal("button"),
  attrs: z.object({
    label: Line(100),
    href: z.union([z.literal(""), LinkTarget]),
    align,
    variant: z.enum(["filled", "outline"]),
    /** Null: the brand's color. */
    color: HexColor.nullable(),
  }),
});
const Image = z.object({
  type: z.literal("image"),
  attrs: z.object({
    src: ImageSource,
    alt: Line(300),
    /** Pixels; null: as wide as there is room. */
    width: z.int().min(16).max(600).nullable(),
    align,
    href: LinkTarget.nullable(),
  }),
});
const Divider = z.object({ type: z.literal("divider") });
const Spacer = z.object({ type: z.literal("spacer"), attrs: z.object({ height: z.int().min(4).max(120) }) });
const Logo = z.object({ type: z.literal("logo"), attrs: z.object({ align }) });

export type Leaf = z.infer<
  typeof Paragraph | typeof Heading | typeof Button | typeof Image | typeof Divider | typeof Spacer | typeof Logo
>;
export type ListItem = { type: "listItem"; content: Block[] };
export type List = { type: "bulletList" | "orderedList"; content: ListItem[] };
export type Column = { type: "column"; attrs: { width: number }; content: Block[] };
export type Columns = { type: "columns"; content: Column[] };
export type Section = { type: "section"; attrs: { background: string | null; padding: number }; content: Block[] };
export type Conditional = {
  type: "conditional";
  /** Shown to recipients whose variable has a value (`present`) or has none (`absent`). */
  attrs: { variable: string; show: "present" | "absent" };
  content: Block[];
};
export type Block = Leaf | List | Columns | Section | Conditional;

const blocks = z.lazy(() => z.array(Block).min(1).max(1000));
/** A block with all that it holds. */
export const Block: z.ZodType<Block, Block> = z.lazy(() =>
  z.discriminatedUnion("type", [
    Paragraph,
    Heading,
    Button,
    Image,
    Divider,
    Spacer,
    Logo,
    z.object({ type: z.enum(["bulletList", "orderedList"]), content: z.array(ListItem).min(1).max(1000) }),
    z.object({ type: z.literal("columns"), content: z.array(Column).min(2).max(3) }),
    z.object({
      type: z.literal("section"),
      attrs: z.object({ background: HexColor.nullable(), padding: z.int().min(0).max(80) }),
      content: blocks,
    }),
    z.object({
      type: z.literal("conditional"),
      attrs: z.object({ variable: Variable, show: z.enum(["present", "absent"]) }),
      content: blocks,
    }),
  ]),
);
const ListItem = z.object({ type: z.literal("listItem"), content: blocks });
/** Width in percent of the row. */
const Column = z.object({
  type: z.literal("column"),
  attrs: z.object({ width: z.number().min(15).max(85) }),
  content: blocks,
});
