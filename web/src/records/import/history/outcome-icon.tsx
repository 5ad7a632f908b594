import { Box, Spinner } from "@chakra-ui/react";
import type { ImportView } from "@dure/domain/records/import/import";
import { isOver } from "@dure/domain/records/task/task";
import { CircleAlert, CircleCheck } from "lucide-react";

/** A check mark only where everything was done. */
export function OutcomeIcon({ task }: { task: NonNullable<ImportView["task"]> }) {
  if (!isOver(task)) return <Spinner size="sm" mt="1" color="brand.fg" aria-hidden />;
  const isWhole = task.state === "done" && task.failed === 0;
  const color = task.state === "done" ? "fg.warning" : "fg.error";
  return (
    <Box color={isWhole ? "brand.fg" : color} flexShrink="0">
      {isWhole ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
    </Box>
  );
}
