import { exportTexts } from "@dure/domain/records/export/texts";
import { AppError } from "@dure/domain/shared/error";
import { type Context, callerOf } from "../../platform/context";

/** @throws FORBIDDEN if downloads are switched off for the team, which holds for the whole of its data as well */
export function assertMayExport(ctx: Context): void {
  if (callerOf(ctx).flags.hide_record_download_button) throw new AppError("FORBIDDEN", exportTexts.switchedOff);
}
