import { Flex, Stack, Text } from "@chakra-ui/react";
import type { FormSubmission } from "@dure/domain/forms/submission/form-submission";
import { useTranslation } from "react-i18next";
import type { FormSubmissionsProps } from "../../lib/area-parts";
import { DownloadButton } from "../../records/file/download-button";
import { DescriptionList } from "./description-list";

type SubmittedFilesProps = { record: FormSubmissionsProps; files: FormSubmission["files"] };

/** The files of a submission by question, to be downloaded. They are files of the record, too. */
export function SubmittedFiles({ record: { entityId, recordId }, files }: SubmittedFilesProps) {
  const { t } = useTranslation("forms");
  const questions = [...new Set(files.map(({ question }) => question))];
  const filesOf = (question: string) => (
    <Stack gap="1">
      {files
        .filter((file) => file.question === question)
        .map(({ id, filename }) => (
          <Flex key={id} gap="2" align="center">
            <Text minW="0" overflowWrap="anywhere">
              {filename}
            </Text>
            <DownloadButton compact name={filename} params={{ entityId, recordId, fileId: id }} />
          </Flex>
        ))}
    </Stack>
  );
  return (
    <DescriptionList
      title={t("submission.files")}
      facts={questions.map((question) => ({ label: question, value: filesOf(question) }))}
    />
  );
}
