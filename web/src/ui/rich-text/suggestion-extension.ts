import { type Editor, Extension, type Range } from "@tiptap/core";
import { PluginKey } from "@tiptap/pm/state";
import Suggestion, { type SuggestionProps } from "@tiptap/suggestion";

export type SuggestedItem = { id: string; label: string; group: string };

/** An open menu at the cursor. */
export type OpenSuggestion = {
  items: readonly SuggestedItem[];
  chosen: number;
  rect: DOMRect | null;
  pick: (item: SuggestedItem) => void;
};

type Options = {
  name: string;
  char: string;
  items: (query: string) => SuggestedItem[];
  onPick: (editor: Editor, range: Range, item: SuggestedItem) => void;
  onChange: (open: OpenSuggestion | undefined) => void;
};

/** A menu that opens where a character is typed: arrow keys choose, Enter picks, Escape closes. */
export const suggestionExtension = ({ name, char, items, onPick, onChange }: Options) =>
  Extension.create({
    name,
    addProseMirrorPlugins() {
      return [
        Suggestion<SuggestedItem, SuggestedItem>({
          editor: this.editor,
          pluginKey: new PluginKey(name),
          char,
          // A variable's label has spaces; a slash or an at sign inside a word is just that.
          allowSpaces: !isSign(char),
          allowedPrefixes: isSign(char) ? [" "] : null,
          items: ({ query }) => items(query),
          command: ({ editor, range, props }) => onPick(editor, range, props),
          render: () => menuOf(onChange),
        }),
      ];
    },
  });

const isSign = (char: string): boolean => char === "/" || char === "@";

function menuOf(onChange: Options["onChange"]) {
  let props: SuggestionProps<SuggestedItem, SuggestedItem> | undefined;
  let chosen = 0;
  const tell = () =>
    onChange(
      props && props.items.length > 0
        ? { items: props.items, chosen, rect: props.clientRect?.() ?? null, pick: props.command }
        : undefined,
    );
  const show = (next: typeof props) => {
    props = next;
    chosen = 0;
    tell();
  };
  const move = (step: number) => {
    const count = props?.items.length ?? 0;
    chosen = count === 0 ? 0 : (chosen + step + count) % count;
    tell();
    return count > 0;
  };
  return {
    onStart: show,
    onUpdate: show,
    onExit: () => show(undefined),
    onKeyDown: ({ event }: { event: KeyboardEvent }) => {
      if (event.key === "ArrowDown") return move(1);
      if (event.key === "ArrowUp") return move(-1);
      if (event.key === "Escape") {
        show(undefined);
        return true;
      }
      const item = props?.items[chosen];
      if (event.key !== "Enter" || !item) return false;
      props?.command(item);
      return true;
    },
  };
}
