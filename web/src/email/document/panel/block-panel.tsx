import { Box, Flex, HStack, IconButton, Stack, Text } from "@chakra-ui/react";
import { type Editor, useEditorState } from "@tiptap/react";
import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { deleteBlock, duplicateBlock, moveBlock, type SelectedBlock, selectedBlocks } from "../selected-block";
import type { MailVariable } from "../use-mail-variables";
import { BlockFields } from "./block-fields";

type BlockPanelProps = { editor: Editor; variables: readonly MailVariable[] };

/**
 * The settings of the block at the cursor and of the blocks around it, and the buttons that move, copy and delete them.
 */
export function BlockPanel({ editor, variables }: BlockPanelProps) {
  const { t } = useTranslation("email");
  const id = useId();
  const blocks = useEditorState({ editor, selector: ({ editor: now }) => selectedBlocks(now) });
  return (
    <Stack as="section" aria-labelledby={id} gap="3" borderTopWidth="1px" p="3">
      <Text id={id} fontWeight="medium" textStyle="sm">
        {t("document.panel.title")}
      </Text>
      {blocks.length === 0 && (
        <Text color="fg.muted" textStyle="sm">
          {t("document.panel.none")}
        </Text>
      )}
      {blocks.map((block) => (
        <Box key={`${block.node.type.name} ${block.pos}`} borderWidth="1px" rounded="l2" p="2">
          <BlockActions editor={editor} block={block} />
          <BlockFields editor={editor} block={block} variables={variables} />
        </Box>
      ))}
    </Stack>
  );
}

function BlockActions({ editor, block }: { editor: Editor; block: SelectedBlock }) {
  const { t } = useTranslation("email");
  const name = t(`document.block.${nameOf(block)}`);
  const isInline = block.node.isInline;
  const actions = [
    { id: "up", icon: ArrowUp, disabled: block.index === 0, run: () => moveBlock(editor, block, -1) },
    {
      id: "down",
      icon: ArrowDown,
      disabled: block.index >= block.siblings - 1,
      run: () => moveBlock(editor, block, 1),
    },
    { id: "duplicate", icon: Copy, disabled: false, run: () => duplicateBlock(editor, block) },
    { id: "delete", icon: Trash2, disabled: false, run: () => deleteBlock(editor, block) },
  ] as const;
  return (
    <Flex align="center" justify="space-between" gap="2">
      <Text textStyle="sm">{name}</Text>
      <HStack gap="0.5">
        {actions
          .filter((action) => !isInline || action.id === "delete")
          .map(({ id, icon: Icon, disabled, run }) => (
            <IconButton
              key={id}
              size="2xs"
              variant="ghost"
              aria-label={t(`document.panel.${id}`, { name })}
              disabled={disabled}
              onClick={run}
            >
              <Icon />
            </IconButton>
          ))}
      </HStack>
    </Flex>
  );
}

const BLOCK_NAMES = [
  "paragraph",
  "heading",
  "bulletList",
  "orderedList",
  "button",
  "image",
  "columns",
  "section",
  "conditional",
  "divider",
  "spacer",
  "logo",
  "variable",
] as const;

const nameOf = ({ node }: SelectedBlock) => BLOCK_NAMES.find((name) => name === node.type.name) ?? "paragraph";
