// Written by server/write-meta.ts from the shapes in engine/schema/documents; do not edit.
class TooMany {
constructor(errors){
this.errors = errors;
}
}
const add = (errors, error) => join(errors, [error]);
function join(errors, more){
if(errors === null) return more;
for(const error of more) errors.push(error);
if(errors.length > 10000) throw new TooMany(errors);
return errors;
}
const collect = (validate) => (value) => {
try {
return validate(value) ? [] : validate.errors;
} catch (thrown) {
if(thrown instanceof TooMany) return thrown.errors;
throw thrown;
}
};

export const formShape = collect(validate21);
function validate24(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: ["string","object"]}};
vErrors = add(vErrors, err0);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.zh === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "zh"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.zh !== undefined){
if(typeof data.zh !== "string"){
const err2 = {instancePath:instancePath+"/zh",schemaPath:"#/properties/zh/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.en !== undefined){
if(typeof data.en !== "string"){
const err3 = {instancePath:instancePath+"/en",schemaPath:"#/properties/en/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.zhtw !== undefined){
if(typeof data.zhtw !== "string"){
const err4 = {instancePath:instancePath+"/zhtw",schemaPath:"#/properties/zhtw/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
validate24.errors = vErrors;
return errors === 0;
}
function validate26(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recordName !== undefined){
if(!(validate24(data.recordName, {instancePath:instancePath+"/recordName"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.labelPosition !== undefined){
let data1 = data.labelPosition;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/labelPosition",schemaPath:"#/properties/labelPosition/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
if(!(((data1 === "left") || (data1 === "right")) || (data1 === "top"))){
const err1 = {instancePath:instancePath+"/labelPosition",schemaPath:"#/properties/labelPosition/enum",keyword:"enum",params:{allowedValues: ["left","right","top"]}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.labelWidth !== undefined){
let data2 = data.labelWidth;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/labelWidth",schemaPath:"#/properties/labelWidth/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.gutter !== undefined){
let data3 = data.gutter;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/gutter",schemaPath:"#/properties/gutter/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.size !== undefined){
let data4 = data.size;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
if(!(((data4 === "small") || (data4 === "middle")) || (data4 === "large"))){
const err5 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: ["small","middle","large"]}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.disabled !== undefined){
if(typeof data.disabled !== "boolean"){
const err6 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.popupType !== undefined){
let data6 = data.popupType;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/popupType",schemaPath:"#/properties/popupType/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
if(!(((data6 === "general") || (data6 === "fullScreen")) || (data6 === "drawer"))){
const err8 = {instancePath:instancePath+"/popupType",schemaPath:"#/properties/popupType/enum",keyword:"enum",params:{allowedValues: ["general","fullScreen","drawer"]}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.generalWidth !== undefined){
if(typeof data.generalWidth !== "string"){
const err9 = {instancePath:instancePath+"/generalWidth",schemaPath:"#/properties/generalWidth/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.fullScreenWidth !== undefined){
if(typeof data.fullScreenWidth !== "string"){
const err10 = {instancePath:instancePath+"/fullScreenWidth",schemaPath:"#/properties/fullScreenWidth/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.drawerWidth !== undefined){
if(typeof data.drawerWidth !== "string"){
const err11 = {instancePath:instancePath+"/drawerWidth",schemaPath:"#/properties/drawerWidth/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.hasCancelBtn !== undefined){
if(typeof data.hasCancelBtn !== "boolean"){
const err12 = {instancePath:instancePath+"/hasCancelBtn",schemaPath:"#/properties/hasCancelBtn/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.cancelButtonText !== undefined){
if(!(validate24(data.cancelButtonText, {instancePath:instancePath+"/cancelButtonText"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.hasConfirmBtn !== undefined){
if(typeof data.hasConfirmBtn !== "boolean"){
const err13 = {instancePath:instancePath+"/hasConfirmBtn",schemaPath:"#/properties/hasConfirmBtn/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.confirmButtonText !== undefined){
if(!(validate24(data.confirmButtonText, {instancePath:instancePath+"/confirmButtonText"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.hasConfirmAndAddBtn !== undefined){
if(typeof data.hasConfirmAndAddBtn !== "boolean"){
const err14 = {instancePath:instancePath+"/hasConfirmAndAddBtn",schemaPath:"#/properties/hasConfirmAndAddBtn/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.hasPrintBtn !== undefined){
if(typeof data.hasPrintBtn !== "boolean"){
const err15 = {instancePath:instancePath+"/hasPrintBtn",schemaPath:"#/properties/hasPrintBtn/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.printButtonText !== undefined){
if(!(validate24(data.printButtonText, {instancePath:instancePath+"/printButtonText"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.printId !== undefined){
if(typeof data.printId !== "string"){
const err16 = {instancePath:instancePath+"/printId",schemaPath:"#/properties/printId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.primaryKeyPolicy !== undefined){
let data18 = data.primaryKeyPolicy;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err17 = {instancePath:instancePath+"/primaryKeyPolicy",schemaPath:"#/properties/primaryKeyPolicy/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.concurrencyLock !== undefined){
if(typeof data.concurrencyLock !== "boolean"){
const err18 = {instancePath:instancePath+"/concurrencyLock",schemaPath:"#/properties/concurrencyLock/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data.logicalDelete !== undefined){
if(typeof data.logicalDelete !== "boolean"){
const err19 = {instancePath:instancePath+"/logicalDelete",schemaPath:"#/properties/logicalDelete/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err19);
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err20);
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
const wrapper0 = {validate: validate33};
function validate34(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.operator === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operator"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.field !== undefined){
if(typeof data.field !== "string"){
const err2 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.operator !== undefined){
let data1 = data.operator;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
if(!(((((((((((((((data1 === "equal") || (data1 === "notEqual")) || (data1 === "greater")) || (data1 === "greaterEqual")) || (data1 === "less")) || (data1 === "lessEqual")) || (data1 === "between")) || (data1 === "contains")) || (data1 === "notContains")) || (data1 === "startsWith")) || (data1 === "endsWith")) || (data1 === "in")) || (data1 === "notIn")) || (data1 === "empty")) || (data1 === "notEmpty"))){
const err4 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{allowedValues: ["equal","notEqual","greater","greaterEqual","less","lessEqual","between","contains","notContains","startsWith","endsWith","in","notIn","empty","notEmpty"]}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.valueField !== undefined){
if(typeof data.valueField !== "string"){
const err5 = {instancePath:instancePath+"/valueField",schemaPath:"#/properties/valueField/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
function validate33(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.logic === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logic"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.conditions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conditions"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.logic !== undefined){
let data0 = data.logic;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/logic",schemaPath:"#/properties/logic/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
if(!((data0 === "and") || (data0 === "or"))){
const err3 = {instancePath:instancePath+"/logic",schemaPath:"#/properties/logic/enum",keyword:"enum",params:{allowedValues: ["and","or"]}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.conditions !== undefined){
let data1 = data.conditions;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing0;
if((data2.conditions === undefined) && (missing0 = "conditions")){
const err4 = {};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {};
vErrors = add(vErrors, err5);
errors++;
}
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs9 = errors;
if(!(wrapper0.validate(data2, {instancePath:instancePath+"/conditions/" + i0}))){
vErrors = join(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid3 = _valid0;
ifClause0 = "then";
}
else {
const _errs10 = errors;
if(!(validate34(data2, {instancePath:instancePath+"/conditions/" + i0}))){
vErrors = join(vErrors, validate34.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid3 = _valid0;
ifClause0 = "else";
}
if(!valid3){
const err6 = {instancePath:instancePath+"/conditions/" + i0,schemaPath:"#/properties/conditions/items/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
const wrapper1 = {validate: validate37};
function validate37(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.action === undefined) && (missing0 = "action")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
else {
if(data.action !== undefined){
if("request" !== data.action){
const err1 = {};
vErrors = add(vErrors, err1);
errors++;
}
}
}
}
else {
const err2 = {};
vErrors = add(vErrors, err2);
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.call === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "call"}};
vErrors = add(vErrors, err3);
errors++;
}
if(data.when !== undefined){
if(!(validate33(data.when, {instancePath:instancePath+"/when"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.call !== undefined){
if(typeof data.call !== "string"){
const err4 = {instancePath:instancePath+"/call",schemaPath:"#/allOf/0/then/properties/call/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.params !== undefined){
let data3 = data.params;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err5 = {instancePath:instancePath+"/params",schemaPath:"#/allOf/0/then/properties/params/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.query !== undefined){
let data4 = data.query;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err6 = {instancePath:instancePath+"/query",schemaPath:"#/allOf/0/then/properties/query/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.into !== undefined){
if(typeof data.into !== "string"){
const err7 = {instancePath:instancePath+"/into",schemaPath:"#/allOf/0/then/properties/into/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.failField !== undefined){
if(typeof data.failField !== "string"){
const err8 = {instancePath:instancePath+"/failField",schemaPath:"#/allOf/0/then/properties/failField/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.onError !== undefined){
let data7 = data.onError;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper1.validate(data7[i0], {instancePath:instancePath+"/onError/" + i0}))){
vErrors = join(vErrors, wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/onError",schemaPath:"#/allOf/0/then/properties/onError/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/allOf/0/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err11 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err11);
errors++;
}
const _errs23 = errors;
let valid6 = true;
const _errs24 = errors;
if(errors === _errs24){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.action === undefined) && (missing1 = "action")){
const err12 = {};
vErrors = add(vErrors, err12);
errors++;
}
else {
if(data.action !== undefined){
if("navigate" !== data.action){
const err13 = {};
vErrors = add(vErrors, err13);
errors++;
}
}
}
}
else {
const err14 = {};
vErrors = add(vErrors, err14);
errors++;
}
}
var _valid1 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs27 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to === undefined){
const err15 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "to"}};
vErrors = add(vErrors, err15);
errors++;
}
if(data.when !== undefined){
if(!(validate33(data.when, {instancePath:instancePath+"/when"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(typeof data.to !== "string"){
const err16 = {instancePath:instancePath+"/to",schemaPath:"#/allOf/1/then/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.target !== undefined){
let data12 = data.target;
if(typeof data12 !== "string"){
const err17 = {instancePath:instancePath+"/target",schemaPath:"#/allOf/1/then/properties/target/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
if(!((data12 === "_self") || (data12 === "_blank"))){
const err18 = {instancePath:instancePath+"/target",schemaPath:"#/allOf/1/then/properties/target/enum",keyword:"enum",params:{allowedValues: ["_self","_blank"]}};
vErrors = add(vErrors, err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/allOf/1/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err19);
errors++;
}
var _valid1 = _errs27 === errors;
valid6 = _valid1;
}
if(!valid6){
const err20 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err20);
errors++;
}
const _errs35 = errors;
let valid9 = true;
const _errs36 = errors;
if(errors === _errs36){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.action === undefined) && (missing2 = "action")){
const err21 = {};
vErrors = add(vErrors, err21);
errors++;
}
else {
if(data.action !== undefined){
if("openDialog" !== data.action){
const err22 = {};
vErrors = add(vErrors, err22);
errors++;
}
}
}
}
else {
const err23 = {};
vErrors = add(vErrors, err23);
errors++;
}
}
var _valid2 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dialog === undefined){
const err24 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "dialog"}};
vErrors = add(vErrors, err24);
errors++;
}
if(data.when !== undefined){
if(!(validate33(data.when, {instancePath:instancePath+"/when"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.dialog !== undefined){
if(typeof data.dialog !== "string"){
const err25 = {instancePath:instancePath+"/dialog",schemaPath:"#/allOf/2/then/properties/dialog/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err25);
errors++;
}
}
if(data.with !== undefined){
let data16 = data.with;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err26 = {instancePath:instancePath+"/with",schemaPath:"#/allOf/2/then/properties/with/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err26);
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/allOf/2/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err27);
errors++;
}
var _valid2 = _errs39 === errors;
valid9 = _valid2;
}
if(!valid9){
const err28 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err28);
errors++;
}
const _errs47 = errors;
let valid12 = true;
const _errs48 = errors;
if(errors === _errs48){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.action === undefined) && (missing3 = "action")){
const err29 = {};
vErrors = add(vErrors, err29);
errors++;
}
else {
if(data.action !== undefined){
if("closeDialog" !== data.action){
const err30 = {};
vErrors = add(vErrors, err30);
errors++;
}
}
}
}
else {
const err31 = {};
vErrors = add(vErrors, err31);
errors++;
}
}
var _valid3 = _errs48 === errors;
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs51 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.when !== undefined){
if(!(validate33(data.when, {instancePath:instancePath+"/when"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/allOf/3/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err32);
errors++;
}
var _valid3 = _errs51 === errors;
valid12 = _valid3;
}
if(!valid12){
const err33 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err33);
errors++;
}
const _errs55 = errors;
let valid15 = true;
const _errs56 = errors;
if(errors === _errs56){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.action === undefined) && (missing4 = "action")){
const err34 = {};
vErrors = add(vErrors, err34);
errors++;
}
else {
if(data.action !== undefined){
if("setValue" !== data.action){
const err35 = {};
vErrors = add(vErrors, err35);
errors++;
}
}
}
}
else {
const err36 = {};
vErrors = add(vErrors, err36);
errors++;
}
}
var _valid4 = _errs56 === errors;
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs59 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err37 = {instancePath,schemaPath:"#/allOf/4/then/required",keyword:"required",params:{missingProperty: "field"}};
vErrors = add(vErrors, err37);
errors++;
}
if(data.when !== undefined){
if(!(validate33(data.when, {instancePath:instancePath+"/when"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.field !== undefined){
if(typeof data.field !== "string"){
const err38 = {instancePath:instancePath+"/field",schemaPath:"#/allOf/4/then/properties/field/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err38);
errors++;
}
}
if(data.valueField !== undefined){
if(typeof data.valueField !== "string"){
const err39 = {instancePath:instancePath+"/valueField",schemaPath:"#/allOf/4/then/properties/valueField/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err39);
errors++;
}
}
if(data.keepTyped !== undefined){
if(typeof data.keepTyped !== "boolean"){
const err40 = {instancePath:instancePath+"/keepTyped",schemaPath:"#/allOf/4/then/properties/keepTyped/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err40);
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/allOf/4/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err41);
errors++;
}
var _valid4 = _errs59 === errors;
valid15 = _valid4;
}
if(!valid15){
const err42 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err42);
errors++;
}
const _errs69 = errors;
let valid18 = true;
const _errs70 = errors;
if(errors === _errs70){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.action === undefined) && (missing5 = "action")){
const err43 = {};
vErrors = add(vErrors, err43);
errors++;
}
else {
if(data.action !== undefined){
if("submit" !== data.action){
const err44 = {};
vErrors = add(vErrors, err44);
errors++;
}
}
}
}
else {
const err45 = {};
vErrors = add(vErrors, err45);
errors++;
}
}
var _valid5 = _errs70 === errors;
errors = _errs69;
if(vErrors !== null){
if(_errs69){
vErrors.length = _errs69;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs73 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.when !== undefined){
if(!(validate33(data.when, {instancePath:instancePath+"/when"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.within !== undefined){
if(typeof data.within !== "string"){
const err46 = {instancePath:instancePath+"/within",schemaPath:"#/allOf/5/then/properties/within/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err46);
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/allOf/5/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err47);
errors++;
}
var _valid5 = _errs73 === errors;
valid18 = _valid5;
}
if(!valid18){
const err48 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err48);
errors++;
}
const _errs79 = errors;
let valid21 = true;
const _errs80 = errors;
if(errors === _errs80){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.action === undefined) && (missing6 = "action")){
const err49 = {};
vErrors = add(vErrors, err49);
errors++;
}
else {
if(data.action !== undefined){
if("reset" !== data.action){
const err50 = {};
vErrors = add(vErrors, err50);
errors++;
}
}
}
}
else {
const err51 = {};
vErrors = add(vErrors, err51);
errors++;
}
}
var _valid6 = _errs80 === errors;
errors = _errs79;
if(vErrors !== null){
if(_errs79){
vErrors.length = _errs79;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs83 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.when !== undefined){
if(!(validate33(data.when, {instancePath:instancePath+"/when"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/allOf/6/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err52);
errors++;
}
var _valid6 = _errs83 === errors;
valid21 = _valid6;
}
if(!valid21){
const err53 = {instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err53);
errors++;
}
const _errs87 = errors;
let valid24 = true;
const _errs88 = errors;
if(errors === _errs88){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.action === undefined) && (missing7 = "action")){
const err54 = {};
vErrors = add(vErrors, err54);
errors++;
}
else {
if(data.action !== undefined){
if("confirm" !== data.action){
const err55 = {};
vErrors = add(vErrors, err55);
errors++;
}
}
}
}
else {
const err56 = {};
vErrors = add(vErrors, err56);
errors++;
}
}
var _valid7 = _errs88 === errors;
errors = _errs87;
if(vErrors !== null){
if(_errs87){
vErrors.length = _errs87;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs91 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err57 = {instancePath,schemaPath:"#/allOf/7/then/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = add(vErrors, err57);
errors++;
}
if(data.when !== undefined){
if(!(validate33(data.when, {instancePath:instancePath+"/when"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate24(data.title, {instancePath:instancePath+"/title"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate24(data.text, {instancePath:instancePath+"/text"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.okText !== undefined){
if(!(validate24(data.okText, {instancePath:instancePath+"/okText"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.danger !== undefined){
if(typeof data.danger !== "boolean"){
const err58 = {instancePath:instancePath+"/danger",schemaPath:"#/allOf/7/then/properties/danger/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err58);
errors++;
}
}
}
else {
const err59 = {instancePath,schemaPath:"#/allOf/7/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err59);
errors++;
}
var _valid7 = _errs91 === errors;
valid24 = _valid7;
}
if(!valid24){
const err60 = {instancePath,schemaPath:"#/allOf/7/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err60);
errors++;
}
const _errs100 = errors;
let valid27 = true;
const _errs101 = errors;
if(errors === _errs101){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.action === undefined) && (missing8 = "action")){
const err61 = {};
vErrors = add(vErrors, err61);
errors++;
}
else {
if(data.action !== undefined){
if("toast" !== data.action){
const err62 = {};
vErrors = add(vErrors, err62);
errors++;
}
}
}
}
else {
const err63 = {};
vErrors = add(vErrors, err63);
errors++;
}
}
var _valid8 = _errs101 === errors;
errors = _errs100;
if(vErrors !== null){
if(_errs100){
vErrors.length = _errs100;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs104 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err64 = {instancePath,schemaPath:"#/allOf/8/then/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = add(vErrors, err64);
errors++;
}
if(data.when !== undefined){
if(!(validate33(data.when, {instancePath:instancePath+"/when"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate24(data.text, {instancePath:instancePath+"/text"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data38 = data.kind;
if(typeof data38 !== "string"){
const err65 = {instancePath:instancePath+"/kind",schemaPath:"#/allOf/8/then/properties/kind/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err65);
errors++;
}
if(!((((data38 === "success") || (data38 === "error")) || (data38 === "info")) || (data38 === "warning"))){
const err66 = {instancePath:instancePath+"/kind",schemaPath:"#/allOf/8/then/properties/kind/enum",keyword:"enum",params:{allowedValues: ["success","error","info","warning"]}};
vErrors = add(vErrors, err66);
errors++;
}
}
}
else {
const err67 = {instancePath,schemaPath:"#/allOf/8/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err67);
errors++;
}
var _valid8 = _errs104 === errors;
valid27 = _valid8;
}
if(!valid27){
const err68 = {instancePath,schemaPath:"#/allOf/8/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err68);
errors++;
}
const _errs111 = errors;
let valid30 = true;
const _errs112 = errors;
if(errors === _errs112){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.action === undefined) && (missing9 = "action")){
const err69 = {};
vErrors = add(vErrors, err69);
errors++;
}
else {
if(data.action !== undefined){
if("command" !== data.action){
const err70 = {};
vErrors = add(vErrors, err70);
errors++;
}
}
}
}
else {
const err71 = {};
vErrors = add(vErrors, err71);
errors++;
}
}
var _valid9 = _errs112 === errors;
errors = _errs111;
if(vErrors !== null){
if(_errs111){
vErrors.length = _errs111;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs115 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err72 = {instancePath,schemaPath:"#/allOf/9/then/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = add(vErrors, err72);
errors++;
}
if(data.when !== undefined){
if(!(validate33(data.when, {instancePath:instancePath+"/when"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err73 = {instancePath:instancePath+"/name",schemaPath:"#/allOf/9/then/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err73);
errors++;
}
}
if(data.with !== undefined){
let data42 = data.with;
if(!(data42 && typeof data42 == "object" && !Array.isArray(data42))){
const err74 = {instancePath:instancePath+"/with",schemaPath:"#/allOf/9/then/properties/with/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err74);
errors++;
}
}
if(data.failField !== undefined){
if(typeof data.failField !== "string"){
const err75 = {instancePath:instancePath+"/failField",schemaPath:"#/allOf/9/then/properties/failField/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err75);
errors++;
}
}
if(data.onError !== undefined){
let data44 = data.onError;
if(Array.isArray(data44)){
const len1 = data44.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper1.validate(data44[i1], {instancePath:instancePath+"/onError/" + i1}))){
vErrors = join(vErrors, wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err76 = {instancePath:instancePath+"/onError",schemaPath:"#/allOf/9/then/properties/onError/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err76);
errors++;
}
}
}
else {
const err77 = {instancePath,schemaPath:"#/allOf/9/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err77);
errors++;
}
var _valid9 = _errs115 === errors;
valid30 = _valid9;
}
if(!valid30){
const err78 = {instancePath,schemaPath:"#/allOf/9/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err78);
errors++;
}
const _errs128 = errors;
let valid35 = true;
const _errs129 = errors;
if(errors === _errs129){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.action === undefined) && (missing10 = "action")){
const err79 = {};
vErrors = add(vErrors, err79);
errors++;
}
else {
if(data.action !== undefined){
if("reload" !== data.action){
const err80 = {};
vErrors = add(vErrors, err80);
errors++;
}
}
}
}
else {
const err81 = {};
vErrors = add(vErrors, err81);
errors++;
}
}
var _valid10 = _errs129 === errors;
errors = _errs128;
if(vErrors !== null){
if(_errs128){
vErrors.length = _errs128;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs132 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.when !== undefined){
if(!(validate33(data.when, {instancePath:instancePath+"/when"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
const err82 = {instancePath:instancePath+"/source",schemaPath:"#/allOf/10/then/properties/source/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err82);
errors++;
}
}
}
else {
const err83 = {instancePath,schemaPath:"#/allOf/10/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err83);
errors++;
}
var _valid10 = _errs132 === errors;
valid35 = _valid10;
}
if(!valid35){
const err84 = {instancePath,schemaPath:"#/allOf/10/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err84);
errors++;
}
const _errs138 = errors;
let valid38 = true;
const _errs139 = errors;
if(errors === _errs139){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.action === undefined) && (missing11 = "action")){
const err85 = {};
vErrors = add(vErrors, err85);
errors++;
}
else {
if(data.action !== undefined){
if("download" !== data.action){
const err86 = {};
vErrors = add(vErrors, err86);
errors++;
}
}
}
}
else {
const err87 = {};
vErrors = add(vErrors, err87);
errors++;
}
}
var _valid11 = _errs139 === errors;
errors = _errs138;
if(vErrors !== null){
if(_errs138){
vErrors.length = _errs138;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs142 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.call === undefined){
const err88 = {instancePath,schemaPath:"#/allOf/11/then/required",keyword:"required",params:{missingProperty: "call"}};
vErrors = add(vErrors, err88);
errors++;
}
if(data.when !== undefined){
if(!(validate33(data.when, {instancePath:instancePath+"/when"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.call !== undefined){
if(typeof data.call !== "string"){
const err89 = {instancePath:instancePath+"/call",schemaPath:"#/allOf/11/then/properties/call/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err89);
errors++;
}
}
if(data.params !== undefined){
let data52 = data.params;
if(!(data52 && typeof data52 == "object" && !Array.isArray(data52))){
const err90 = {instancePath:instancePath+"/params",schemaPath:"#/allOf/11/then/properties/params/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err90);
errors++;
}
}
if(data.fileName !== undefined){
if(typeof data.fileName !== "string"){
const err91 = {instancePath:instancePath+"/fileName",schemaPath:"#/allOf/11/then/properties/fileName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err91);
errors++;
}
}
if(data.onError !== undefined){
let data54 = data.onError;
if(Array.isArray(data54)){
const len2 = data54.length;
for(let i2=0; i2<len2; i2++){
if(!(wrapper1.validate(data54[i2], {instancePath:instancePath+"/onError/" + i2}))){
vErrors = join(vErrors, wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err92 = {instancePath:instancePath+"/onError",schemaPath:"#/allOf/11/then/properties/onError/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err92);
errors++;
}
}
}
else {
const err93 = {instancePath,schemaPath:"#/allOf/11/then/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err93);
errors++;
}
var _valid11 = _errs142 === errors;
valid38 = _valid11;
}
if(!valid38){
const err94 = {instancePath,schemaPath:"#/allOf/11/if",keyword:"if",params:{failingKeyword: "then"}};
vErrors = add(vErrors, err94);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err95 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
vErrors = add(vErrors, err95);
errors++;
}
if(data.action !== undefined){
let data56 = data.action;
if(typeof data56 !== "string"){
const err96 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err96);
errors++;
}
if(!((((((((((((data56 === "request") || (data56 === "navigate")) || (data56 === "openDialog")) || (data56 === "closeDialog")) || (data56 === "setValue")) || (data56 === "submit")) || (data56 === "reset")) || (data56 === "confirm")) || (data56 === "toast")) || (data56 === "command")) || (data56 === "reload")) || (data56 === "download"))){
const err97 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: ["request","navigate","openDialog","closeDialog","setValue","submit","reset","confirm","toast","command","reload","download"]}};
vErrors = add(vErrors, err97);
errors++;
}
}
}
else {
const err98 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err98);
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
function validate32(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.call === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "call"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.call !== undefined){
if(typeof data.call !== "string"){
const err1 = {instancePath:instancePath+"/call",schemaPath:"#/properties/call/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err2 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.when !== undefined){
if(!(validate33(data.when, {instancePath:instancePath+"/when"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.onError !== undefined){
let data4 = data.onError;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37(data4[i0], {instancePath:instancePath+"/onError/" + i0}))){
vErrors = join(vErrors, validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/onError",schemaPath:"#/properties/onError/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
const func2 = (text) => [...text].length;
function validate59(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){
const err0 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
const err1 = {instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.message !== undefined){
if(!(validate24(data.message, {instancePath:instancePath+"/message"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate33(data.when, {instancePath:instancePath+"/when"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err2);
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
function validate63(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(typeof data[i0] !== "string"){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err1);
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
function validate65(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.field !== undefined){
if(typeof data.field !== "string"){
const err1 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.fieldName !== undefined){
if(typeof data.fieldName !== "string"){
const err2 = {instancePath:instancePath+"/fieldName",schemaPath:"#/properties/fieldName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.dataType !== undefined){
if(typeof data.dataType !== "string"){
const err3 = {instancePath:instancePath+"/dataType",schemaPath:"#/properties/dataType/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err4);
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
function validate70(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.when === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "when"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.when !== undefined){
if(!(validate33(data.when, {instancePath:instancePath+"/when"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.valueField !== undefined){
if(typeof data.valueField !== "string"){
const err1 = {instancePath:instancePath+"/valueField",schemaPath:"#/properties/valueField/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.expression !== undefined){
let data2 = data.expression;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
const err2 = {instancePath:instancePath+"/expression/" + i0,schemaPath:"#/properties/expression/items/type",keyword:"type",params:{type: ["string","number"]}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/expression",schemaPath:"#/properties/expression/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.overwrite !== undefined){
if(typeof data.overwrite !== "boolean"){
const err4 = {instancePath:instancePath+"/overwrite",schemaPath:"#/properties/overwrite/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
function validate73(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: ["string","object"]}};
vErrors = add(vErrors, err0);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
if(!(((data1 === "button") || (data1 === "column")) || (data1 === "form"))){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: ["button","column","form"]}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.modelId !== undefined){
if(typeof data.modelId !== "string"){
const err5 = {instancePath:instancePath+"/modelId",schemaPath:"#/properties/modelId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.judge !== undefined){
if(typeof data.judge !== "boolean"){
const err6 = {instancePath:instancePath+"/judge",schemaPath:"#/properties/judge/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
validate73.errors = vErrors;
return errors === 0;
}
const wrapper4 = {validate: validate56};
function validate56(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.config === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "config"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err2);
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.vModel !== undefined){
if(typeof data.vModel !== "string"){
const err5 = {instancePath:instancePath+"/vModel",schemaPath:"#/properties/vModel/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.config !== undefined){
let data2 = data.config;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.aditKey === undefined){
const err6 = {instancePath:instancePath+"/config",schemaPath:"#/properties/config/required",keyword:"required",params:{missingProperty: "aditKey"}};
vErrors = add(vErrors, err6);
errors++;
}
if(data2.aditKey !== undefined){
let data3 = data2.aditKey;
if(typeof data3 === "string"){
if(func2(data3) > 100){
const err7 = {instancePath:instancePath+"/config/aditKey",schemaPath:"#/properties/config/properties/aditKey/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err7);
errors++;
}
if(func2(data3) < 1){
const err8 = {instancePath:instancePath+"/config/aditKey",schemaPath:"#/properties/config/properties/aditKey/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/config/aditKey",schemaPath:"#/properties/config/properties/aditKey/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data2.label !== undefined){
if(!(validate24(data2.label, {instancePath:instancePath+"/config/label"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data2.labelWidth !== undefined){
let data5 = data2.labelWidth;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err10 = {instancePath:instancePath+"/config/labelWidth",schemaPath:"#/properties/config/properties/labelWidth/type",keyword:"type",params:{type: ["number","null"]}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data2.showLabel !== undefined){
if(typeof data2.showLabel !== "boolean"){
const err11 = {instancePath:instancePath+"/config/showLabel",schemaPath:"#/properties/config/properties/showLabel/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data2.tipLabel !== undefined){
if(!(validate24(data2.tipLabel, {instancePath:instancePath+"/config/tipLabel"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data2.span !== undefined){
let data8 = data2.span;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err12 = {instancePath:instancePath+"/config/span",schemaPath:"#/properties/config/properties/span/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err12);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 24 || isNaN(data8)){
const err13 = {instancePath:instancePath+"/config/span",schemaPath:"#/properties/config/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
vErrors = add(vErrors, err13);
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/config/span",schemaPath:"#/properties/config/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err14);
errors++;
}
}
}
if(data2.required !== undefined){
if(typeof data2.required !== "boolean"){
const err15 = {instancePath:instancePath+"/config/required",schemaPath:"#/properties/config/properties/required/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data2.defaultCurrent !== undefined){
if(typeof data2.defaultCurrent !== "boolean"){
const err16 = {instancePath:instancePath+"/config/defaultCurrent",schemaPath:"#/properties/config/properties/defaultCurrent/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data2.defaultExpression !== undefined){
let data11 = data2.defaultExpression;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
const err17 = {instancePath:instancePath+"/config/defaultExpression/" + i0,schemaPath:"#/properties/config/properties/defaultExpression/items/type",keyword:"type",params:{type: ["string","number"]}};
vErrors = add(vErrors, err17);
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/config/defaultExpression",schemaPath:"#/properties/config/properties/defaultExpression/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data2.regList !== undefined){
let data13 = data2.regList;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validate59(data13[i1], {instancePath:instancePath+"/config/regList/" + i1}))){
vErrors = join(vErrors, validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/config/regList",schemaPath:"#/properties/config/properties/regList/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data2.trigger !== undefined){
let data15 = data2.trigger;
const _errs29 = errors;
let valid6 = false;
const _errs30 = errors;
if(typeof data15 !== "string"){
const err20 = {instancePath:instancePath+"/config/trigger",schemaPath:"#/properties/config/properties/trigger/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
if(!((data15 === "blur") || (data15 === "change"))){
const err21 = {instancePath:instancePath+"/config/trigger",schemaPath:"#/properties/config/properties/trigger/anyOf/0/enum",keyword:"enum",params:{allowedValues: ["blur","change"]}};
vErrors = add(vErrors, err21);
errors++;
}
var _valid0 = _errs30 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs32 = errors;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 !== "string"){
const err22 = {instancePath:instancePath+"/config/trigger/" + i2,schemaPath:"#/properties/config/properties/trigger/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err22);
errors++;
}
if(!((data16 === "blur") || (data16 === "change"))){
const err23 = {instancePath:instancePath+"/config/trigger/" + i2,schemaPath:"#/properties/config/properties/trigger/anyOf/1/items/enum",keyword:"enum",params:{allowedValues: ["blur","change"]}};
vErrors = add(vErrors, err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/config/trigger",schemaPath:"#/properties/config/properties/trigger/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err24);
errors++;
}
var _valid0 = _errs32 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs36 = errors;
if(data15 !== null){
const err25 = {instancePath:instancePath+"/config/trigger",schemaPath:"#/properties/config/properties/trigger/anyOf/2/type",keyword:"type",params:{type: "null"}};
vErrors = add(vErrors, err25);
errors++;
}
var _valid0 = _errs36 === errors;
valid6 = valid6 || _valid0;
}
}
if(!valid6){
const err26 = {instancePath:instancePath+"/config/trigger",schemaPath:"#/properties/config/properties/trigger/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err26);
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
if(data2.visibility !== undefined){
if(!(validate63(data2.visibility, {instancePath:instancePath+"/config/visibility"}))){
vErrors = join(vErrors, validate63.errors);
errors = vErrors.length;
}
}
if(data2.noShow !== undefined){
if(typeof data2.noShow !== "boolean"){
const err27 = {instancePath:instancePath+"/config/noShow",schemaPath:"#/properties/config/properties/noShow/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err27);
errors++;
}
}
if(data2.unique !== undefined){
if(typeof data2.unique !== "boolean"){
const err28 = {instancePath:instancePath+"/config/unique",schemaPath:"#/properties/config/properties/unique/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err28);
errors++;
}
}
if(data2.dataType !== undefined){
let data20 = data2.dataType;
if(typeof data20 !== "string"){
const err29 = {instancePath:instancePath+"/config/dataType",schemaPath:"#/properties/config/properties/dataType/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err29);
errors++;
}
if(!(((data20 === "static") || (data20 === "dictionary")) || (data20 === "dynamic"))){
const err30 = {instancePath:instancePath+"/config/dataType",schemaPath:"#/properties/config/properties/dataType/enum",keyword:"enum",params:{allowedValues: ["static","dictionary","dynamic"]}};
vErrors = add(vErrors, err30);
errors++;
}
}
if(data2.dictionaryType !== undefined){
if(typeof data2.dictionaryType !== "string"){
const err31 = {instancePath:instancePath+"/config/dictionaryType",schemaPath:"#/properties/config/properties/dictionaryType/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
}
if(data2.propsUrl !== undefined){
if(typeof data2.propsUrl !== "string"){
const err32 = {instancePath:instancePath+"/config/propsUrl",schemaPath:"#/properties/config/properties/propsUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err32);
errors++;
}
}
if(data2.templateJson !== undefined){
let data23 = data2.templateJson;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
if(!(validate65(data23[i3], {instancePath:instancePath+"/config/templateJson/" + i3}))){
vErrors = join(vErrors, validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/config/templateJson",schemaPath:"#/properties/config/properties/templateJson/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err33);
errors++;
}
}
if(data2.tableName !== undefined){
if(typeof data2.tableName !== "string"){
const err34 = {instancePath:instancePath+"/config/tableName",schemaPath:"#/properties/config/properties/tableName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err34);
errors++;
}
}
if(data2.columnName !== undefined){
if(typeof data2.columnName !== "string"){
const err35 = {instancePath:instancePath+"/config/columnName",schemaPath:"#/properties/config/properties/columnName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err35);
errors++;
}
}
if(data2.columnWidth !== undefined){
let data27 = data2.columnWidth;
if((!((typeof data27 == "number") && (isFinite(data27)))) && (data27 !== null)){
const err36 = {instancePath:instancePath+"/config/columnWidth",schemaPath:"#/properties/config/properties/columnWidth/type",keyword:"type",params:{type: ["number","null"]}};
vErrors = add(vErrors, err36);
errors++;
}
}
if(data2.children !== undefined){
let data28 = data2.children;
if(Array.isArray(data28)){
const len4 = data28.length;
for(let i4=0; i4<len4; i4++){
if(!(wrapper4.validate(data28[i4], {instancePath:instancePath+"/config/children/" + i4}))){
vErrors = join(vErrors, wrapper4.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/config/children",schemaPath:"#/properties/config/properties/children/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err37);
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err38);
errors++;
}
}
if(data.slot !== undefined){
let data30 = data.slot;
if(!(data30 && typeof data30 == "object" && !Array.isArray(data30))){
const err39 = {instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err39);
errors++;
}
}
if(data.props !== undefined){
let data31 = data.props;
if(!(data31 && typeof data31 == "object" && !Array.isArray(data31))){
const err40 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err40);
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate33(data.showWhen, {instancePath:instancePath+"/showWhen"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.enableWhen !== undefined){
if(!(validate33(data.enableWhen, {instancePath:instancePath+"/enableWhen"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.requireWhen !== undefined){
if(!(validate33(data.requireWhen, {instancePath:instancePath+"/requireWhen"}))){
vErrors = join(vErrors, validate33.errors);
errors = vErrors.length;
}
}
if(data.setWhen !== undefined){
let data35 = data.setWhen;
if(Array.isArray(data35)){
const len5 = data35.length;
for(let i5=0; i5<len5; i5++){
if(!(validate70(data35[i5], {instancePath:instancePath+"/setWhen/" + i5}))){
vErrors = join(vErrors, validate70.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/setWhen",schemaPath:"#/properties/setWhen/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data.access !== undefined){
if(!(validate73(data.access, {instancePath:instancePath+"/access"}))){
vErrors = join(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data.onAccess !== undefined){
let data38 = data.onAccess;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key0 in data38){
if(!(validate73(data38[key0], {instancePath:instancePath+"/onAccess/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = join(vErrors, validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err42 = {instancePath:instancePath+"/onAccess",schemaPath:"#/properties/onAccess/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err42);
errors++;
}
}
if(data.on !== undefined){
let data40 = data.on;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key1 in data40){
let data41 = data40[key1];
if(Array.isArray(data41)){
const len6 = data41.length;
for(let i6=0; i6<len6; i6++){
if(!(validate37(data41[i6], {instancePath:instancePath+"/on/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i6}))){
vErrors = join(vErrors, validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath:instancePath+"/on/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/on/additionalProperties/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err43);
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err44);
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err45);
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
function validate23(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.nodes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodes"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
if(data.title !== undefined){
if(!(validate24(data.title, {instancePath:instancePath+"/title"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined){
if(!(validate26(data.form, {instancePath:instancePath+"/form"}))){
vErrors = join(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined){
let data4 = data.sources;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(!(validate32(data4[key0], {instancePath:instancePath+"/sources/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = join(vErrors, validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.nodes !== undefined){
let data6 = data.nodes;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate56(data6[i0], {instancePath:instancePath+"/nodes/" + i0}))){
vErrors = join(vErrors, validate56.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
function validate21(data, {instancePath=""}={}){
/*# sourceURL="form" */;
let vErrors = null;
let errors = 0;
if(!(validate23(data, {instancePath}))){
vErrors = join(vErrors, validate23.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}
export const screenShape = collect(validate79);
function validate85(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.load !== undefined){
let data0 = data.load;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37(data0[i0], {instancePath:instancePath+"/load/" + i0}))){
vErrors = join(vErrors, validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/load",schemaPath:"#/properties/load/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.leave !== undefined){
let data2 = data.leave;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate37(data2[i1], {instancePath:instancePath+"/leave/" + i1}))){
vErrors = join(vErrors, validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/leave",schemaPath:"#/properties/leave/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err2);
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
function validate80(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.nodes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodes"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err2);
errors++;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
if(data.title !== undefined){
if(!(validate24(data.title, {instancePath:instancePath+"/title"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined){
if(!(validate26(data.form, {instancePath:instancePath+"/form"}))){
vErrors = join(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined){
let data4 = data.sources;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(!(validate32(data4[key0], {instancePath:instancePath+"/sources/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = join(vErrors, validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.nodes !== undefined){
let data6 = data.nodes;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate56(data6[i0], {instancePath:instancePath+"/nodes/" + i0}))){
vErrors = join(vErrors, validate56.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.id !== undefined){
let data8 = data.id;
if(typeof data8 === "string"){
if(func2(data8) < 1){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.resource !== undefined){
if(typeof data.resource !== "string"){
const err10 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.hasLayout !== undefined){
if(typeof data.hasLayout !== "boolean"){
const err11 = {instancePath:instancePath+"/hasLayout",schemaPath:"#/properties/hasLayout/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.on !== undefined){
if(!(validate85(data.on, {instancePath:instancePath+"/on"}))){
vErrors = join(vErrors, validate85.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err12);
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
function validate79(data, {instancePath=""}={}){
/*# sourceURL="screen" */;
let vErrors = null;
let errors = 0;
if(!(validate80(data, {instancePath}))){
vErrors = join(vErrors, validate80.errors);
errors = vErrors.length;
}
validate79.errors = vErrors;
return errors === 0;
}
export const listShape = collect(validate90);
function validate92(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prop === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prop"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.prop !== undefined){
if(typeof data.prop !== "string"){
const err1 = {instancePath:instancePath+"/prop",schemaPath:"#/properties/prop/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.label !== undefined){
if(!(validate24(data.label, {instancePath:instancePath+"/label"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.searchType !== undefined){
let data2 = data.searchType;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/searchType",schemaPath:"#/properties/searchType/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err2);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 3 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/searchType",schemaPath:"#/properties/searchType/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3}};
vErrors = add(vErrors, err3);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/searchType",schemaPath:"#/properties/searchType/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
if(data.searchMultiple !== undefined){
if(typeof data.searchMultiple !== "boolean"){
const err5 = {instancePath:instancePath+"/searchMultiple",schemaPath:"#/properties/searchMultiple/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.isKeyword !== undefined){
if(typeof data.isKeyword !== "boolean"){
const err6 = {instancePath:instancePath+"/isKeyword",schemaPath:"#/properties/isKeyword/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.isIncludeSubordinate !== undefined){
if(typeof data.isIncludeSubordinate !== "boolean"){
const err7 = {instancePath:instancePath+"/isIncludeSubordinate",schemaPath:"#/properties/isIncludeSubordinate/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
function validate95(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prop === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prop"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.prop !== undefined){
if(typeof data.prop !== "string"){
const err1 = {instancePath:instancePath+"/prop",schemaPath:"#/properties/prop/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.label !== undefined){
if(!(validate24(data.label, {instancePath:instancePath+"/label"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.width !== undefined){
let data2 = data.width;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: ["number","null"]}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.align !== undefined){
let data3 = data.align;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
if(!(((data3 === "left") || (data3 === "center")) || (data3 === "right"))){
const err4 = {instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: ["left","center","right"]}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.fixed !== undefined){
let data4 = data.fixed;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
if(!(((data4 === "none") || (data4 === "left")) || (data4 === "right"))){
const err6 = {instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: ["none","left","right"]}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.sortable !== undefined){
if(typeof data.sortable !== "boolean"){
const err7 = {instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.look !== undefined){
let data6 = data.look;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
if(!(((data6 === "text") || (data6 === "barcode")) || (data6 === "qrcode"))){
const err9 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: ["text","barcode","qrcode"]}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
function validate98(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.label !== undefined){
if(!(validate24(data.label, {instancePath:instancePath+"/label"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
const err2 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
function validate111(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.label !== undefined){
if(!(validate24(data.label, {instancePath:instancePath+"/label"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
const err2 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.place !== undefined){
let data3 = data.place;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
if(!(((data3 === "list") || (data3 === "row")) || (data3 === "batch"))){
const err4 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/enum",keyword:"enum",params:{allowedValues: ["list","row","batch"]}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.danger !== undefined){
if(typeof data.danger !== "boolean"){
const err6 = {instancePath:instancePath+"/danger",schemaPath:"#/properties/danger/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.actions !== undefined){
let data6 = data.actions;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37(data6[i0], {instancePath:instancePath+"/actions/" + i0}))){
vErrors = join(vErrors, validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
function validate91(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.searchList === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "searchList"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.columnList === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columnList"}};
vErrors = add(vErrors, err2);
errors++;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
if(data.type !== undefined){
let data2 = data.type;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err6);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
vErrors = add(vErrors, err7);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
if(data.searchList !== undefined){
let data3 = data.searchList;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate92(data3[i0], {instancePath:instancePath+"/searchList/" + i0}))){
vErrors = join(vErrors, validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/searchList",schemaPath:"#/properties/searchList/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.columnList !== undefined){
let data5 = data.columnList;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate95(data5[i1], {instancePath:instancePath+"/columnList/" + i1}))){
vErrors = join(vErrors, validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/columnList",schemaPath:"#/properties/columnList/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.btnsList !== undefined){
let data7 = data.btnsList;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate98(data7[i2], {instancePath:instancePath+"/btnsList/" + i2}))){
vErrors = join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/btnsList",schemaPath:"#/properties/btnsList/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.columnBtnsList !== undefined){
let data9 = data.columnBtnsList;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(validate98(data9[i3], {instancePath:instancePath+"/columnBtnsList/" + i3}))){
vErrors = join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/columnBtnsList",schemaPath:"#/properties/columnBtnsList/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.defaultSidx !== undefined){
if(typeof data.defaultSidx !== "string"){
const err13 = {instancePath:instancePath+"/defaultSidx",schemaPath:"#/properties/defaultSidx/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.sort !== undefined){
let data12 = data.sort;
if(typeof data12 !== "string"){
const err14 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
if(!((data12 === "asc") || (data12 === "desc"))){
const err15 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: ["asc","desc"]}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.hasPage !== undefined){
if(typeof data.hasPage !== "boolean"){
const err16 = {instancePath:instancePath+"/hasPage",schemaPath:"#/properties/hasPage/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.pageSize !== undefined){
let data14 = data.pageSize;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err17 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err17);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err18 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err18);
errors++;
}
}
}
if(data.hasTreeQuery !== undefined){
if(typeof data.hasTreeQuery !== "boolean"){
const err19 = {instancePath:instancePath+"/hasTreeQuery",schemaPath:"#/properties/hasTreeQuery/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data.treeTitle !== undefined){
if(!(validate24(data.treeTitle, {instancePath:instancePath+"/treeTitle"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.treeDataSource !== undefined){
let data17 = data.treeDataSource;
if(typeof data17 !== "string"){
const err20 = {instancePath:instancePath+"/treeDataSource",schemaPath:"#/properties/treeDataSource/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
if(!((((data17 === "dictionary") || (data17 === "organize")) || (data17 === "department")) || (data17 === "api"))){
const err21 = {instancePath:instancePath+"/treeDataSource",schemaPath:"#/properties/treeDataSource/enum",keyword:"enum",params:{allowedValues: ["dictionary","organize","department","api"]}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.treeDictionary !== undefined){
if(typeof data.treeDictionary !== "string"){
const err22 = {instancePath:instancePath+"/treeDictionary",schemaPath:"#/properties/treeDictionary/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data.treeRelation !== undefined){
if(typeof data.treeRelation !== "string"){
const err23 = {instancePath:instancePath+"/treeRelation",schemaPath:"#/properties/treeRelation/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err23);
errors++;
}
}
if(data.treeSynType !== undefined){
let data20 = data.treeSynType;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err24 = {instancePath:instancePath+"/treeSynType",schemaPath:"#/properties/treeSynType/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err24);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1 || isNaN(data20)){
const err25 = {instancePath:instancePath+"/treeSynType",schemaPath:"#/properties/treeSynType/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = add(vErrors, err25);
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err26 = {instancePath:instancePath+"/treeSynType",schemaPath:"#/properties/treeSynType/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err26);
errors++;
}
}
}
if(data.treeInterfaceId !== undefined){
if(typeof data.treeInterfaceId !== "string"){
const err27 = {instancePath:instancePath+"/treeInterfaceId",schemaPath:"#/properties/treeInterfaceId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err27);
errors++;
}
}
if(data.treeInterfaceName !== undefined){
if(typeof data.treeInterfaceName !== "string"){
const err28 = {instancePath:instancePath+"/treeInterfaceName",schemaPath:"#/properties/treeInterfaceName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err28);
errors++;
}
}
if(data.treeTemplateJson !== undefined){
let data23 = data.treeTemplateJson;
if(Array.isArray(data23)){
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
if(!(validate65(data23[i4], {instancePath:instancePath+"/treeTemplateJson/" + i4}))){
vErrors = join(vErrors, validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/treeTemplateJson",schemaPath:"#/properties/treeTemplateJson/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err29);
errors++;
}
}
if(data.treePropsUrl !== undefined){
if(typeof data.treePropsUrl !== "string"){
const err30 = {instancePath:instancePath+"/treePropsUrl",schemaPath:"#/properties/treePropsUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err30);
errors++;
}
}
if(data.treePropsValue !== undefined){
if(typeof data.treePropsValue !== "string"){
const err31 = {instancePath:instancePath+"/treePropsValue",schemaPath:"#/properties/treePropsValue/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
}
if(data.treePropsChildren !== undefined){
if(typeof data.treePropsChildren !== "string"){
const err32 = {instancePath:instancePath+"/treePropsChildren",schemaPath:"#/properties/treePropsChildren/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err32);
errors++;
}
}
if(data.treePropsLabel !== undefined){
if(typeof data.treePropsLabel !== "string"){
const err33 = {instancePath:instancePath+"/treePropsLabel",schemaPath:"#/properties/treePropsLabel/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err33);
errors++;
}
}
if(data.isIncludeSubordinate !== undefined){
if(typeof data.isIncludeSubordinate !== "boolean"){
const err34 = {instancePath:instancePath+"/isIncludeSubordinate",schemaPath:"#/properties/isIncludeSubordinate/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err34);
errors++;
}
}
if(data.groupField !== undefined){
if(typeof data.groupField !== "string"){
const err35 = {instancePath:instancePath+"/groupField",schemaPath:"#/properties/groupField/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err35);
errors++;
}
}
if(data.stateField !== undefined){
if(typeof data.stateField !== "string"){
const err36 = {instancePath:instancePath+"/stateField",schemaPath:"#/properties/stateField/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err36);
errors++;
}
}
if(data.parentField !== undefined){
if(typeof data.parentField !== "string"){
const err37 = {instancePath:instancePath+"/parentField",schemaPath:"#/properties/parentField/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err37);
errors++;
}
}
if(data.childTableStyle !== undefined){
let data33 = data.childTableStyle;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err38 = {instancePath:instancePath+"/childTableStyle",schemaPath:"#/properties/childTableStyle/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err38);
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 2 || isNaN(data33)){
const err39 = {instancePath:instancePath+"/childTableStyle",schemaPath:"#/properties/childTableStyle/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}};
vErrors = add(vErrors, err39);
errors++;
}
if(data33 < 1 || isNaN(data33)){
const err40 = {instancePath:instancePath+"/childTableStyle",schemaPath:"#/properties/childTableStyle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err40);
errors++;
}
}
}
if(data.showSummary !== undefined){
if(typeof data.showSummary !== "boolean"){
const err41 = {instancePath:instancePath+"/showSummary",schemaPath:"#/properties/showSummary/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data.summaryField !== undefined){
if(!(validate63(data.summaryField, {instancePath:instancePath+"/summaryField"}))){
vErrors = join(vErrors, validate63.errors);
errors = vErrors.length;
}
}
if(data.thousands !== undefined){
if(typeof data.thousands !== "boolean"){
const err42 = {instancePath:instancePath+"/thousands",schemaPath:"#/properties/thousands/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err42);
errors++;
}
}
if(data.thousandsField !== undefined){
if(!(validate63(data.thousandsField, {instancePath:instancePath+"/thousandsField"}))){
vErrors = join(vErrors, validate63.errors);
errors = vErrors.length;
}
}
if(data.useBtnPermission !== undefined){
if(typeof data.useBtnPermission !== "boolean"){
const err43 = {instancePath:instancePath+"/useBtnPermission",schemaPath:"#/properties/useBtnPermission/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err43);
errors++;
}
}
if(data.useColumnPermission !== undefined){
if(typeof data.useColumnPermission !== "boolean"){
const err44 = {instancePath:instancePath+"/useColumnPermission",schemaPath:"#/properties/useColumnPermission/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err44);
errors++;
}
}
if(data.useFormPermission !== undefined){
if(typeof data.useFormPermission !== "boolean"){
const err45 = {instancePath:instancePath+"/useFormPermission",schemaPath:"#/properties/useFormPermission/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err45);
errors++;
}
}
if(data.useDataPermission !== undefined){
if(typeof data.useDataPermission !== "boolean"){
const err46 = {instancePath:instancePath+"/useDataPermission",schemaPath:"#/properties/useDataPermission/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err46);
errors++;
}
}
if(data.printIds !== undefined){
if(!(validate63(data.printIds, {instancePath:instancePath+"/printIds"}))){
vErrors = join(vErrors, validate63.errors);
errors = vErrors.length;
}
}
if(data.work !== undefined){
let data43 = data.work;
if(Array.isArray(data43)){
const len5 = data43.length;
for(let i5=0; i5<len5; i5++){
let data44 = data43[i5];
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.title === undefined){
const err47 = {instancePath:instancePath+"/work/" + i5,schemaPath:"#/properties/work/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = add(vErrors, err47);
errors++;
}
if(data44.verb === undefined){
const err48 = {instancePath:instancePath+"/work/" + i5,schemaPath:"#/properties/work/items/required",keyword:"required",params:{missingProperty: "verb"}};
vErrors = add(vErrors, err48);
errors++;
}
if(data44.title !== undefined){
if(!(validate24(data44.title, {instancePath:instancePath+"/work/" + i5+"/title"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data44.verb !== undefined){
if(!(validate24(data44.verb, {instancePath:instancePath+"/work/" + i5+"/verb"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data44.whose !== undefined){
let data47 = data44.whose;
if(typeof data47 !== "string"){
const err49 = {instancePath:instancePath+"/work/" + i5+"/whose",schemaPath:"#/properties/work/items/properties/whose/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err49);
errors++;
}
if(!(((data47 === "mine") || (data47 === "others")) || (data47 === "all"))){
const err50 = {instancePath:instancePath+"/work/" + i5+"/whose",schemaPath:"#/properties/work/items/properties/whose/enum",keyword:"enum",params:{allowedValues: ["mine","others","all"]}};
vErrors = add(vErrors, err50);
errors++;
}
}
if(data44.conditions !== undefined){
if(!(Array.isArray(data44.conditions))){
const err51 = {instancePath:instancePath+"/work/" + i5+"/conditions",schemaPath:"#/properties/work/items/properties/conditions/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err51);
errors++;
}
}
if(data44.deadline !== undefined){
if(typeof data44.deadline !== "string"){
const err52 = {instancePath:instancePath+"/work/" + i5+"/deadline",schemaPath:"#/properties/work/items/properties/deadline/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err52);
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/work/" + i5,schemaPath:"#/properties/work/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err53);
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/work",schemaPath:"#/properties/work/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err54);
errors++;
}
}
if(data.figures !== undefined){
let data50 = data.figures;
if(Array.isArray(data50)){
const len6 = data50.length;
for(let i6=0; i6<len6; i6++){
let data51 = data50[i6];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.label === undefined){
const err55 = {instancePath:instancePath+"/figures/" + i6,schemaPath:"#/properties/figures/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = add(vErrors, err55);
errors++;
}
if(data51.label !== undefined){
if(!(validate24(data51.label, {instancePath:instancePath+"/figures/" + i6+"/label"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data51.whose !== undefined){
let data53 = data51.whose;
if(typeof data53 !== "string"){
const err56 = {instancePath:instancePath+"/figures/" + i6+"/whose",schemaPath:"#/properties/figures/items/properties/whose/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err56);
errors++;
}
if(!(((data53 === "mine") || (data53 === "others")) || (data53 === "all"))){
const err57 = {instancePath:instancePath+"/figures/" + i6+"/whose",schemaPath:"#/properties/figures/items/properties/whose/enum",keyword:"enum",params:{allowedValues: ["mine","others","all"]}};
vErrors = add(vErrors, err57);
errors++;
}
}
if(data51.conditions !== undefined){
if(!(Array.isArray(data51.conditions))){
const err58 = {instancePath:instancePath+"/figures/" + i6+"/conditions",schemaPath:"#/properties/figures/items/properties/conditions/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err58);
errors++;
}
}
if(data51.today !== undefined){
if(typeof data51.today !== "string"){
const err59 = {instancePath:instancePath+"/figures/" + i6+"/today",schemaPath:"#/properties/figures/items/properties/today/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err59);
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/figures/" + i6,schemaPath:"#/properties/figures/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err60);
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err61);
errors++;
}
}
if(data.uploaderTemplateJson !== undefined){
let data56 = data.uploaderTemplateJson;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.dataType !== undefined){
let data57 = data56.dataType;
if(typeof data57 !== "string"){
const err62 = {instancePath:instancePath+"/uploaderTemplateJson/dataType",schemaPath:"#/properties/uploaderTemplateJson/properties/dataType/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err62);
errors++;
}
if(!((data57 === "1") || (data57 === "2"))){
const err63 = {instancePath:instancePath+"/uploaderTemplateJson/dataType",schemaPath:"#/properties/uploaderTemplateJson/properties/dataType/enum",keyword:"enum",params:{allowedValues: ["1","2"]}};
vErrors = add(vErrors, err63);
errors++;
}
}
if(data56.selectKey !== undefined){
if(!(validate63(data56.selectKey, {instancePath:instancePath+"/uploaderTemplateJson/selectKey"}))){
vErrors = join(vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err64 = {instancePath:instancePath+"/uploaderTemplateJson",schemaPath:"#/properties/uploaderTemplateJson/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err64);
errors++;
}
}
if(data.customBtnsList !== undefined){
let data59 = data.customBtnsList;
if(Array.isArray(data59)){
const len7 = data59.length;
for(let i7=0; i7<len7; i7++){
if(!(validate111(data59[i7], {instancePath:instancePath+"/customBtnsList/" + i7}))){
vErrors = join(vErrors, validate111.errors);
errors = vErrors.length;
}
}
}
else {
const err65 = {instancePath:instancePath+"/customBtnsList",schemaPath:"#/properties/customBtnsList/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err65);
errors++;
}
}
}
else {
const err66 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err66);
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
function validate90(data, {instancePath=""}={}){
/*# sourceURL="list" */;
let vErrors = null;
let errors = 0;
if(!(validate91(data, {instancePath}))){
vErrors = join(vErrors, validate91.errors);
errors = vErrors.length;
}
validate90.errors = vErrors;
return errors === 0;
}
export const modelShape = collect(validate116);
function validate118(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.nodes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodes"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
if(data.title !== undefined){
if(!(validate24(data.title, {instancePath:instancePath+"/title"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined){
if(!(validate26(data.form, {instancePath:instancePath+"/form"}))){
vErrors = join(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined){
let data4 = data.sources;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(!(validate32(data4[key0], {instancePath:instancePath+"/sources/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = join(vErrors, validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.nodes !== undefined){
let data6 = data.nodes;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate56(data6[i0], {instancePath:instancePath+"/nodes/" + i0}))){
vErrors = join(vErrors, validate56.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
function validate124(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.searchList === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "searchList"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.columnList === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columnList"}};
vErrors = add(vErrors, err2);
errors++;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
if(data.type !== undefined){
let data2 = data.type;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err6);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
vErrors = add(vErrors, err7);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
if(data.searchList !== undefined){
let data3 = data.searchList;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate92(data3[i0], {instancePath:instancePath+"/searchList/" + i0}))){
vErrors = join(vErrors, validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/searchList",schemaPath:"#/properties/searchList/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.columnList !== undefined){
let data5 = data.columnList;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate95(data5[i1], {instancePath:instancePath+"/columnList/" + i1}))){
vErrors = join(vErrors, validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/columnList",schemaPath:"#/properties/columnList/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.btnsList !== undefined){
let data7 = data.btnsList;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate98(data7[i2], {instancePath:instancePath+"/btnsList/" + i2}))){
vErrors = join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/btnsList",schemaPath:"#/properties/btnsList/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.columnBtnsList !== undefined){
let data9 = data.columnBtnsList;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(validate98(data9[i3], {instancePath:instancePath+"/columnBtnsList/" + i3}))){
vErrors = join(vErrors, validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/columnBtnsList",schemaPath:"#/properties/columnBtnsList/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.defaultSidx !== undefined){
if(typeof data.defaultSidx !== "string"){
const err13 = {instancePath:instancePath+"/defaultSidx",schemaPath:"#/properties/defaultSidx/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.sort !== undefined){
let data12 = data.sort;
if(typeof data12 !== "string"){
const err14 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
if(!((data12 === "asc") || (data12 === "desc"))){
const err15 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: ["asc","desc"]}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.hasPage !== undefined){
if(typeof data.hasPage !== "boolean"){
const err16 = {instancePath:instancePath+"/hasPage",schemaPath:"#/properties/hasPage/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.pageSize !== undefined){
let data14 = data.pageSize;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err17 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err17);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err18 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err18);
errors++;
}
}
}
if(data.hasTreeQuery !== undefined){
if(typeof data.hasTreeQuery !== "boolean"){
const err19 = {instancePath:instancePath+"/hasTreeQuery",schemaPath:"#/properties/hasTreeQuery/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data.treeTitle !== undefined){
if(!(validate24(data.treeTitle, {instancePath:instancePath+"/treeTitle"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.treeDataSource !== undefined){
let data17 = data.treeDataSource;
if(typeof data17 !== "string"){
const err20 = {instancePath:instancePath+"/treeDataSource",schemaPath:"#/properties/treeDataSource/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
if(!((((data17 === "dictionary") || (data17 === "organize")) || (data17 === "department")) || (data17 === "api"))){
const err21 = {instancePath:instancePath+"/treeDataSource",schemaPath:"#/properties/treeDataSource/enum",keyword:"enum",params:{allowedValues: ["dictionary","organize","department","api"]}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.treeDictionary !== undefined){
if(typeof data.treeDictionary !== "string"){
const err22 = {instancePath:instancePath+"/treeDictionary",schemaPath:"#/properties/treeDictionary/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data.treeRelation !== undefined){
if(typeof data.treeRelation !== "string"){
const err23 = {instancePath:instancePath+"/treeRelation",schemaPath:"#/properties/treeRelation/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err23);
errors++;
}
}
if(data.treeSynType !== undefined){
let data20 = data.treeSynType;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err24 = {instancePath:instancePath+"/treeSynType",schemaPath:"#/properties/treeSynType/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err24);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1 || isNaN(data20)){
const err25 = {instancePath:instancePath+"/treeSynType",schemaPath:"#/properties/treeSynType/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = add(vErrors, err25);
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err26 = {instancePath:instancePath+"/treeSynType",schemaPath:"#/properties/treeSynType/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err26);
errors++;
}
}
}
if(data.treeInterfaceId !== undefined){
if(typeof data.treeInterfaceId !== "string"){
const err27 = {instancePath:instancePath+"/treeInterfaceId",schemaPath:"#/properties/treeInterfaceId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err27);
errors++;
}
}
if(data.treeInterfaceName !== undefined){
if(typeof data.treeInterfaceName !== "string"){
const err28 = {instancePath:instancePath+"/treeInterfaceName",schemaPath:"#/properties/treeInterfaceName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err28);
errors++;
}
}
if(data.treeTemplateJson !== undefined){
let data23 = data.treeTemplateJson;
if(Array.isArray(data23)){
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
if(!(validate65(data23[i4], {instancePath:instancePath+"/treeTemplateJson/" + i4}))){
vErrors = join(vErrors, validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/treeTemplateJson",schemaPath:"#/properties/treeTemplateJson/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err29);
errors++;
}
}
if(data.treePropsUrl !== undefined){
if(typeof data.treePropsUrl !== "string"){
const err30 = {instancePath:instancePath+"/treePropsUrl",schemaPath:"#/properties/treePropsUrl/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err30);
errors++;
}
}
if(data.treePropsValue !== undefined){
if(typeof data.treePropsValue !== "string"){
const err31 = {instancePath:instancePath+"/treePropsValue",schemaPath:"#/properties/treePropsValue/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
}
if(data.treePropsChildren !== undefined){
if(typeof data.treePropsChildren !== "string"){
const err32 = {instancePath:instancePath+"/treePropsChildren",schemaPath:"#/properties/treePropsChildren/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err32);
errors++;
}
}
if(data.treePropsLabel !== undefined){
if(typeof data.treePropsLabel !== "string"){
const err33 = {instancePath:instancePath+"/treePropsLabel",schemaPath:"#/properties/treePropsLabel/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err33);
errors++;
}
}
if(data.isIncludeSubordinate !== undefined){
if(typeof data.isIncludeSubordinate !== "boolean"){
const err34 = {instancePath:instancePath+"/isIncludeSubordinate",schemaPath:"#/properties/isIncludeSubordinate/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err34);
errors++;
}
}
if(data.groupField !== undefined){
if(typeof data.groupField !== "string"){
const err35 = {instancePath:instancePath+"/groupField",schemaPath:"#/properties/groupField/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err35);
errors++;
}
}
if(data.stateField !== undefined){
if(typeof data.stateField !== "string"){
const err36 = {instancePath:instancePath+"/stateField",schemaPath:"#/properties/stateField/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err36);
errors++;
}
}
if(data.parentField !== undefined){
if(typeof data.parentField !== "string"){
const err37 = {instancePath:instancePath+"/parentField",schemaPath:"#/properties/parentField/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err37);
errors++;
}
}
if(data.childTableStyle !== undefined){
let data33 = data.childTableStyle;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err38 = {instancePath:instancePath+"/childTableStyle",schemaPath:"#/properties/childTableStyle/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err38);
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 2 || isNaN(data33)){
const err39 = {instancePath:instancePath+"/childTableStyle",schemaPath:"#/properties/childTableStyle/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}};
vErrors = add(vErrors, err39);
errors++;
}
if(data33 < 1 || isNaN(data33)){
const err40 = {instancePath:instancePath+"/childTableStyle",schemaPath:"#/properties/childTableStyle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err40);
errors++;
}
}
}
if(data.showSummary !== undefined){
if(typeof data.showSummary !== "boolean"){
const err41 = {instancePath:instancePath+"/showSummary",schemaPath:"#/properties/showSummary/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data.summaryField !== undefined){
if(!(validate63(data.summaryField, {instancePath:instancePath+"/summaryField"}))){
vErrors = join(vErrors, validate63.errors);
errors = vErrors.length;
}
}
if(data.thousands !== undefined){
if(typeof data.thousands !== "boolean"){
const err42 = {instancePath:instancePath+"/thousands",schemaPath:"#/properties/thousands/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err42);
errors++;
}
}
if(data.thousandsField !== undefined){
if(!(validate63(data.thousandsField, {instancePath:instancePath+"/thousandsField"}))){
vErrors = join(vErrors, validate63.errors);
errors = vErrors.length;
}
}
if(data.useBtnPermission !== undefined){
if(typeof data.useBtnPermission !== "boolean"){
const err43 = {instancePath:instancePath+"/useBtnPermission",schemaPath:"#/properties/useBtnPermission/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err43);
errors++;
}
}
if(data.useColumnPermission !== undefined){
if(typeof data.useColumnPermission !== "boolean"){
const err44 = {instancePath:instancePath+"/useColumnPermission",schemaPath:"#/properties/useColumnPermission/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err44);
errors++;
}
}
if(data.useFormPermission !== undefined){
if(typeof data.useFormPermission !== "boolean"){
const err45 = {instancePath:instancePath+"/useFormPermission",schemaPath:"#/properties/useFormPermission/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err45);
errors++;
}
}
if(data.useDataPermission !== undefined){
if(typeof data.useDataPermission !== "boolean"){
const err46 = {instancePath:instancePath+"/useDataPermission",schemaPath:"#/properties/useDataPermission/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err46);
errors++;
}
}
if(data.printIds !== undefined){
if(!(validate63(data.printIds, {instancePath:instancePath+"/printIds"}))){
vErrors = join(vErrors, validate63.errors);
errors = vErrors.length;
}
}
if(data.work !== undefined){
let data43 = data.work;
if(Array.isArray(data43)){
const len5 = data43.length;
for(let i5=0; i5<len5; i5++){
let data44 = data43[i5];
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.title === undefined){
const err47 = {instancePath:instancePath+"/work/" + i5,schemaPath:"#/properties/work/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = add(vErrors, err47);
errors++;
}
if(data44.verb === undefined){
const err48 = {instancePath:instancePath+"/work/" + i5,schemaPath:"#/properties/work/items/required",keyword:"required",params:{missingProperty: "verb"}};
vErrors = add(vErrors, err48);
errors++;
}
if(data44.title !== undefined){
if(!(validate24(data44.title, {instancePath:instancePath+"/work/" + i5+"/title"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data44.verb !== undefined){
if(!(validate24(data44.verb, {instancePath:instancePath+"/work/" + i5+"/verb"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data44.whose !== undefined){
let data47 = data44.whose;
if(typeof data47 !== "string"){
const err49 = {instancePath:instancePath+"/work/" + i5+"/whose",schemaPath:"#/properties/work/items/properties/whose/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err49);
errors++;
}
if(!(((data47 === "mine") || (data47 === "others")) || (data47 === "all"))){
const err50 = {instancePath:instancePath+"/work/" + i5+"/whose",schemaPath:"#/properties/work/items/properties/whose/enum",keyword:"enum",params:{allowedValues: ["mine","others","all"]}};
vErrors = add(vErrors, err50);
errors++;
}
}
if(data44.conditions !== undefined){
if(!(Array.isArray(data44.conditions))){
const err51 = {instancePath:instancePath+"/work/" + i5+"/conditions",schemaPath:"#/properties/work/items/properties/conditions/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err51);
errors++;
}
}
if(data44.deadline !== undefined){
if(typeof data44.deadline !== "string"){
const err52 = {instancePath:instancePath+"/work/" + i5+"/deadline",schemaPath:"#/properties/work/items/properties/deadline/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err52);
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/work/" + i5,schemaPath:"#/properties/work/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err53);
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/work",schemaPath:"#/properties/work/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err54);
errors++;
}
}
if(data.figures !== undefined){
let data50 = data.figures;
if(Array.isArray(data50)){
const len6 = data50.length;
for(let i6=0; i6<len6; i6++){
let data51 = data50[i6];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.label === undefined){
const err55 = {instancePath:instancePath+"/figures/" + i6,schemaPath:"#/properties/figures/items/required",keyword:"required",params:{missingProperty: "label"}};
vErrors = add(vErrors, err55);
errors++;
}
if(data51.label !== undefined){
if(!(validate24(data51.label, {instancePath:instancePath+"/figures/" + i6+"/label"}))){
vErrors = join(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data51.whose !== undefined){
let data53 = data51.whose;
if(typeof data53 !== "string"){
const err56 = {instancePath:instancePath+"/figures/" + i6+"/whose",schemaPath:"#/properties/figures/items/properties/whose/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err56);
errors++;
}
if(!(((data53 === "mine") || (data53 === "others")) || (data53 === "all"))){
const err57 = {instancePath:instancePath+"/figures/" + i6+"/whose",schemaPath:"#/properties/figures/items/properties/whose/enum",keyword:"enum",params:{allowedValues: ["mine","others","all"]}};
vErrors = add(vErrors, err57);
errors++;
}
}
if(data51.conditions !== undefined){
if(!(Array.isArray(data51.conditions))){
const err58 = {instancePath:instancePath+"/figures/" + i6+"/conditions",schemaPath:"#/properties/figures/items/properties/conditions/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err58);
errors++;
}
}
if(data51.today !== undefined){
if(typeof data51.today !== "string"){
const err59 = {instancePath:instancePath+"/figures/" + i6+"/today",schemaPath:"#/properties/figures/items/properties/today/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err59);
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/figures/" + i6,schemaPath:"#/properties/figures/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err60);
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/figures",schemaPath:"#/properties/figures/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err61);
errors++;
}
}
if(data.uploaderTemplateJson !== undefined){
let data56 = data.uploaderTemplateJson;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.dataType !== undefined){
let data57 = data56.dataType;
if(typeof data57 !== "string"){
const err62 = {instancePath:instancePath+"/uploaderTemplateJson/dataType",schemaPath:"#/properties/uploaderTemplateJson/properties/dataType/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err62);
errors++;
}
if(!((data57 === "1") || (data57 === "2"))){
const err63 = {instancePath:instancePath+"/uploaderTemplateJson/dataType",schemaPath:"#/properties/uploaderTemplateJson/properties/dataType/enum",keyword:"enum",params:{allowedValues: ["1","2"]}};
vErrors = add(vErrors, err63);
errors++;
}
}
if(data56.selectKey !== undefined){
if(!(validate63(data56.selectKey, {instancePath:instancePath+"/uploaderTemplateJson/selectKey"}))){
vErrors = join(vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err64 = {instancePath:instancePath+"/uploaderTemplateJson",schemaPath:"#/properties/uploaderTemplateJson/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err64);
errors++;
}
}
if(data.customBtnsList !== undefined){
let data59 = data.customBtnsList;
if(Array.isArray(data59)){
const len7 = data59.length;
for(let i7=0; i7<len7; i7++){
if(!(validate111(data59[i7], {instancePath:instancePath+"/customBtnsList/" + i7}))){
vErrors = join(vErrors, validate111.errors);
errors = vErrors.length;
}
}
}
else {
const err65 = {instancePath:instancePath+"/customBtnsList",schemaPath:"#/properties/customBtnsList/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err65);
errors++;
}
}
}
else {
const err66 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err66);
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}
function validate141(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.field !== undefined){
if(typeof data.field !== "string"){
const err1 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.fieldName !== undefined){
let data1 = data.fieldName;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/fieldName",schemaPath:"#/properties/fieldName/type",keyword:"type",params:{type: ["string","null"]}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.dataType !== undefined){
let data2 = data.dataType;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/dataType",schemaPath:"#/properties/dataType/type",keyword:"type",params:{type: ["string","null"]}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.dataLength !== undefined){
let data3 = data.dataLength;
if(((!((typeof data3 == "number") && (isFinite(data3)))) && (typeof data3 !== "string")) && (data3 !== null)){
const err4 = {instancePath:instancePath+"/dataLength",schemaPath:"#/properties/dataLength/type",keyword:"type",params:{type: ["number","string","null"]}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.decimals !== undefined){
let data4 = data.decimals;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/decimals",schemaPath:"#/properties/decimals/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err5);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/decimals",schemaPath:"#/properties/decimals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
if(data.unique !== undefined){
if(typeof data.unique !== "boolean"){
const err7 = {instancePath:instancePath+"/unique",schemaPath:"#/properties/unique/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.index !== undefined){
if(typeof data.index !== "boolean"){
const err8 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.primaryKey !== undefined){
let data7 = data.primaryKey;
if((((typeof data7 !== "boolean") && (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7))))) && (typeof data7 !== "string")) && (data7 !== null)){
const err9 = {instancePath:instancePath+"/primaryKey",schemaPath:"#/properties/primaryKey/type",keyword:"type",params:{type: ["boolean","integer","string","null"]}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.allowNull !== undefined){
let data8 = data.allowNull;
if((((typeof data8 !== "boolean") && (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8))))) && (typeof data8 !== "string")) && (data8 !== null)){
const err10 = {instancePath:instancePath+"/allowNull",schemaPath:"#/properties/allowNull/type",keyword:"type",params:{type: ["boolean","integer","string","null"]}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
function validate140(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.table === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "table"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.table !== undefined){
if(typeof data.table !== "string"){
const err1 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.typeId !== undefined){
if(typeof data.typeId !== "string"){
const err2 = {instancePath:instancePath+"/typeId",schemaPath:"#/properties/typeId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.tableName !== undefined){
if(typeof data.tableName !== "string"){
const err3 = {instancePath:instancePath+"/tableName",schemaPath:"#/properties/tableName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.tableField !== undefined){
if(typeof data.tableField !== "string"){
const err4 = {instancePath:instancePath+"/tableField",schemaPath:"#/properties/tableField/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.relationTable !== undefined){
if(typeof data.relationTable !== "string"){
const err5 = {instancePath:instancePath+"/relationTable",schemaPath:"#/properties/relationTable/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.relationField !== undefined){
if(typeof data.relationField !== "string"){
const err6 = {instancePath:instancePath+"/relationField",schemaPath:"#/properties/relationField/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.bound !== undefined){
if(typeof data.bound !== "boolean"){
const err7 = {instancePath:instancePath+"/bound",schemaPath:"#/properties/bound/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.fields !== undefined){
let data7 = data.fields;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate141(data7[i0], {instancePath:instancePath+"/fields/" + i0}))){
vErrors = join(vErrors, validate141.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
function validate117(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err0);
errors++;
}
if(data.fullName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fullName"}};
vErrors = add(vErrors, err1);
errors++;
}
if(data.enCode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enCode"}};
vErrors = add(vErrors, err2);
errors++;
}
if(data.form === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"}};
vErrors = add(vErrors, err3);
errors++;
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err5);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
if(data.fullName !== undefined){
let data2 = data.fullName;
if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){
const err7 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: ["string","object"]}};
vErrors = add(vErrors, err7);
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 100){
const err8 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err8);
errors++;
}
if(func2(data2) < 1){
const err9 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.zh === undefined){
const err10 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/required",keyword:"required",params:{missingProperty: "zh"}};
vErrors = add(vErrors, err10);
errors++;
}
if(data2.zh !== undefined){
let data3 = data2.zh;
if(typeof data3 === "string"){
if(func2(data3) > 100){
const err11 = {instancePath:instancePath+"/fullName/zh",schemaPath:"#/properties/fullName/properties/zh/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err11);
errors++;
}
if(func2(data3) < 1){
const err12 = {instancePath:instancePath+"/fullName/zh",schemaPath:"#/properties/fullName/properties/zh/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/fullName/zh",schemaPath:"#/properties/fullName/properties/zh/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data2.en !== undefined){
let data4 = data2.en;
if(typeof data4 === "string"){
if(func2(data4) > 100){
const err14 = {instancePath:instancePath+"/fullName/en",schemaPath:"#/properties/fullName/properties/en/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/fullName/en",schemaPath:"#/properties/fullName/properties/en/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data2.zhtw !== undefined){
let data5 = data2.zhtw;
if(typeof data5 === "string"){
if(func2(data5) > 100){
const err16 = {instancePath:instancePath+"/fullName/zhtw",schemaPath:"#/properties/fullName/properties/zhtw/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/fullName/zhtw",schemaPath:"#/properties/fullName/properties/zhtw/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
}
}
}
if(data.enCode !== undefined){
let data6 = data.enCode;
if(typeof data6 === "string"){
if(func2(data6) > 50){
const err18 = {instancePath:instancePath+"/enCode",schemaPath:"#/properties/enCode/maxLength",keyword:"maxLength",params:{limit: 50}};
vErrors = add(vErrors, err18);
errors++;
}
if(func2(data6) < 1){
const err19 = {instancePath:instancePath+"/enCode",schemaPath:"#/properties/enCode/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/enCode",schemaPath:"#/properties/enCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.type !== undefined){
let data7 = data.type;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.webType !== undefined){
let data8 = data.webType;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/webType",schemaPath:"#/properties/webType/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
const err23 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err23);
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err24 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
}
if(data.form !== undefined){
if(!(validate118(data.form, {instancePath:instancePath+"/form"}))){
vErrors = join(vErrors, validate118.errors);
errors = vErrors.length;
}
}
if(data.list !== undefined){
if(!(validate124(data.list, {instancePath:instancePath+"/list"}))){
vErrors = join(vErrors, validate124.errors);
errors = vErrors.length;
}
}
if(data.tables !== undefined){
let data13 = data.tables;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(!(validate140(data13[i0], {instancePath:instancePath+"/tables/" + i0}))){
vErrors = join(vErrors, validate140.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err25);
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err26);
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
function validate116(data, {instancePath=""}={}){
/*# sourceURL="model" */;
let vErrors = null;
let errors = 0;
if(!(validate117(data, {instancePath}))){
vErrors = join(vErrors, validate117.errors);
errors = vErrors.length;
}
validate116.errors = vErrors;
return errors === 0;
}
