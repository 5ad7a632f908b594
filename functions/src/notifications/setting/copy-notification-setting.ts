import { MAX_TITLE_LENGTH } from "@dure/domain/notifications/setting/setting";
import type { settingApi } from "@dure/domain/notifications/setting/setting-api";
import { copyTitle } from "@dure/domain/notifications/texts";
import { cutText } from "@dure/domain/shared/text";
import type { Verb } from "../../platform/http/endpoint";
import { saveNewSetting } from "./create-setting";
import { getSetting } from "./setting-store";
import { toSettingView } from "./to-setting-view";

export const copyNotificationSetting: Verb<typeof settingApi.copyNotificationSetting> = async (
  ctx,
  { params, query },
) => {
  const { title, trigger, action } = await getSetting(ctx.teamId, params.id);
  const copied = cutText(copyTitle[ctx.locale](title), MAX_TITLE_LENGTH).trim();
  return toSettingView(
    ctx.teamId,
    await saveNewSetting(ctx, { title: copied, trigger, action, is_active: query.active }),
  );
};
