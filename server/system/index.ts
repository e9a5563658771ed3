// Here: dictionaries, bill rules, data interfaces, settings of the system.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { serve } from '../http/serve.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { categoryNames } from '../kernel/category-names.ts';
import { aboutProgram, listLicences } from './about.ts';
import { billRules, nextBillNumber } from './bill-numbers.ts';
import { type DataInterface, dataInterfaces } from './data-interfaces.ts';
import { allDictionaries, dictionaryChoices, dictionaryTypes, dictionaryTypeTree } from './dictionaries.ts';
import { dictionaryGroups, dictionaryParents } from './dictionary-groups.ts';
import { pageOf, search } from './interface-queries.ts';
import { listedHosts, saveListedHosts } from './listed-hosts.ts';
import { referenceRoutes } from './reference-routes.ts';
import { loadSettings, saveSettings } from './save-settings.ts';
import { agreeToStatement, loadStatement } from './statement.ts';

export function systemRoutes(app: FastifyInstance, context: AppContext): void {
  dictionaryRoutes(app, context);
  dictionaryPageRoutes(app, context);
  billRuleRoutes(app, context);
  interfaceRoutes(app, context);
  referenceRoutes(app, context);
  serve(app, context, calls.loadSysConfig, ({ actor }) => loadSettings(context, actor));
  serve(app, context, calls.saveSysConfig, ({ actor, body }) => saveSettings(context, actor, body));
  serve(app, context, calls.aboutProgram, ({ actor }) => aboutProgram(context, actor));
  serve(app, context, calls.licences, async ({ query }) => listLicences(query));
  serve(app, context, calls.loadStatement, ({ actor }) => loadStatement(context, actor));
  serve(app, context, calls.agreeToStatement, ({ actor, body }) => agreeToStatement(context, actor, body.version));
  serve(app, context, calls.listedHosts, ({ actor }) => listedHosts(context, actor.tenantId));
  serve(app, context, calls.saveListedHosts, ({ actor, body }) => saveListedHosts(context, actor, body));
}

function dictionaryRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.dictionaryTypes, async ({ actor }) => ({
    list: await dictionaryTypes(context, actor),
  }));
  serve(app, context, calls.dictionaryTypeSelector, async ({ actor, params }) => ({
    list: await dictionaryTypeTree(context, actor, params.id),
  }));
  serve(app, context, calls.dictionaries, async ({ actor }) => ({
    list: await allDictionaries(context, actor),
  }));
  serve(app, context, calls.dictionaryEntries, async ({ actor, params }) => ({
    list: await dictionaryChoices(context, actor, params.id),
  }));
}

function dictionaryPageRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.dictionaryGroups, async ({ actor }) => ({ list: await dictionaryGroups(context, actor) }));
  serve(app, context, calls.dictionaryParents, async ({ actor }) => ({
    list: await dictionaryParents(context, actor),
  }));
}

function billRuleRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.billRules, async ({ actor, query }) =>
    billRules(context, actor, {
      currentPage: query.currentPage ?? 1,
      pageSize: query.pageSize ?? limits.pageSize,
      keyword: query.keyword?.trim() ?? '',
      category: query.categoryId,
    }),
  );
  serve(app, context, calls.billNumber, async ({ actor, params }) =>
    context.database.transaction((trx) =>
      nextBillNumber(trx, actor.tenantId, params.id, context.now(), context.settings.timeZone),
    ),
  );
}

function interfaceRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.interfaceSelector, async ({ actor }) => {
    const categoryName = await categoryNames(context, actor, 'interface');
    const byCategory = new Map<string, DataInterface[]>();
    for (const found of await dataInterfaces(context, actor)) {
      byCategory.set(found.category, [...(byCategory.get(found.category) ?? []), found]);
    }
    const list = [...byCategory].map(([category, children]) => ({
      id: category,
      parentId: '0',
      fullName: categoryName(category),
      hasChildren: true,
      children: children.map((found) => interfaceItem(found)),
    }));
    return { list };
  });
  serve(app, context, calls.interfaceList, async ({ actor, query }) => {
    const { currentPage = 1, pageSize = limits.pageSize } = query;
    const rows = (await dataInterfaces(context, actor)).map((found) => interfaceItem(found));
    const found = search(rows, ['fullName', 'enCode'], query.keyword ?? '');
    return pageOf(found, currentPage, pageSize);
  });
}

/** Source: dialect facts 3, Selector. */
function interfaceItem(found: DataInterface) {
  return {
    id: found.id,
    parentId: found.category,
    categoryId: found.category,
    fullName: found.fullName,
    enCode: found.enCode,
    dataType: found.dataType,
    templateJson: JSON.stringify(found.parameters),
    fieldJson: JSON.stringify(found.fields),
    hasChildren: false,
  };
}
