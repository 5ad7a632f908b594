import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import type { RecordFile } from "@dure/domain/records/file/file";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { useMembers } from "../member/member-queries";
import { FileActions } from "./file-actions";
import { fileIcon } from "./file-icon";
import { FilenameForm } from "./filename-form";

type FileRowProps = {
  file: RecordFile;
  params: { entityId: EntityId; recordId: string };
  onOpen: () => void;
};

/** An attachment: its name opens it. */
export function FileRow({ file, params, onOpen }: FileRowProps) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { nameOf } = useMembers();
  const [renaming, setRenaming] = useState(false);
  const about = { ...params, fileId: file.id };
  const facts = [format.bytes(file.size), format.dateTime(file.created_at), nameOf(file.created_by)];
  return (
    <Flex as="li" gap="3" align="center" py="1.5" borderBottomWidth="1px" _last={{ borderBottomWidth: "0" }} minW="0">
      <Box as={fileIcon(file.filename)} boxSize="5" color="fg.muted" flexShrink="0" aria-hidden />
      <Box flex="1" minW="0">
        {renaming ? (
          <FilenameForm file={file} params={about} onClose={() => setRenaming(false)} />
        ) : (
          <>
            <chakra.button
              type="button"
              display="block"
              maxW="full"
              textAlign="start"
              truncate
              fontWeight="medium"
              rounded="l1"
              focusVisibleRing="outside"
              cursor="pointer"
              _hover={{ textDecoration: "underline" }}
              title={file.filename}
              aria-label={t("file.open", { name: file.filename })}
              onClick={onOpen}
            >
              {file.filename}
            </chakra.button>
            <Text textStyle="xs" color="fg.muted" truncate>
              {facts.filter(Boolean).join(" · ")}
            </Text>
          </>
        )}
      </Box>
      {!renaming && <FileActions file={file} params={about} onRename={() => setRenaming(true)} />}
    </Flex>
  );
}
