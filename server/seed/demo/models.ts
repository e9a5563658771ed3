// Here: rows of the demo, made from a seed.

import alarm from '../../../schemas/models/alarm.json' with { type: 'json' };
import contractor from '../../../schemas/models/contractor.json' with { type: 'json' };
import defect from '../../../schemas/models/defect.json' with { type: 'json' };
import drill from '../../../schemas/models/drill.json' with { type: 'json' };
import dutyLog from '../../../schemas/models/dutyLog.json' with { type: 'json' };
import equipment from '../../../schemas/models/equipment.json' with { type: 'json' };
import inspection from '../../../schemas/models/inspection.json' with { type: 'json' };
import issue from '../../../schemas/models/issue.json' with { type: 'json' };
import material from '../../../schemas/models/material.json' with { type: 'json' };
import permit from '../../../schemas/models/permit.json' with { type: 'json' };
import repair from '../../../schemas/models/repair.json' with { type: 'json' };
import training from '../../../schemas/models/training.json' with { type: 'json' };
import { drillRows, dutyRows, trainingRows } from './duty-rows.ts';
import { equipmentRows, issueRows, materialRows } from './equipment-rows.ts';
import { contractorRows, permitRows, repairRows } from './maintenance-rows.ts';
import { alarmRows, defectRows, inspectionRows } from './patrol-rows.ts';

/** The demo's models in the order of their menus; a row may be about one of a model before its own. */
export const demoModels = [
  { menu: 'inspection', design: inspection, icon: 'FileDoneOutlined', rows: inspectionRows },
  { menu: 'inspection', design: defect, icon: 'AlertOutlined', rows: defectRows },
  { menu: 'inspection', design: alarm, icon: 'BellOutlined', rows: alarmRows },
  { menu: 'maintenance', design: repair, icon: 'ToolOutlined', rows: repairRows },
  { menu: 'maintenance', design: contractor, icon: 'TeamOutlined', rows: contractorRows },
  { menu: 'maintenance', design: permit, icon: 'SafetyOutlined', rows: permitRows },
  { menu: 'equipment', design: equipment, icon: 'HddOutlined', rows: equipmentRows },
  { menu: 'equipment', design: material, icon: 'InboxOutlined', rows: materialRows },
  { menu: 'equipment', design: issue, icon: 'ContainerOutlined', rows: issueRows },
  { menu: 'duty', design: dutyLog, icon: 'ReadOutlined', rows: dutyRows },
  { menu: 'duty', design: training, icon: 'BookOutlined', rows: trainingRows },
  { menu: 'duty', design: drill, icon: 'FireOutlined', rows: drillRows },
];
