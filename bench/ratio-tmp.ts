import { performance } from 'node:perf_hooks';
import { build, load } from '/work/wt/stamps/src/engine/index.ts';
import { convertDocument } from '/work/wt/stamps/src/formats/index.ts';
import { environment } from '/work/wt/stamps/src/formats/mapping/testing.ts';
import { syntaxList } from '/work/wt/stamps/src/formats/syntaxes/list.ts';
import { sampleOf } from '/work/wt/stamps/src/formats/testing/syntax-sample.ts';
import { saudiInvoiceBy } from '/work/wt/stamps/src/formats/saudi-arabia/arbitraries.ts';
import { Chance } from '/work/wt/stamps/src/formats/samples/chance.ts';
await load('all');
const only=process.argv[2]; const N=Number(process.argv[3]??100); const LOOPS=Number(process.argv[4]??30);
const list=[];
for (const {key} of syntaxList) { if(only&&key!==only) continue; const s=await sampleOf(key); if(s.to&&s.document) list.push({key,to:s.to,options:s.options,doc:s.document()}); }
if(!only||only==='zatca') list.push({key:'zatca',to:'zatca',options:{icv:1},doc:saudiInvoiceBy(new Chance(3))});
const cpu=()=>{const u=process.cpuUsage();return (u.user+u.system)/1000};
for (const {key,to,options,doc} of list) {
  const d=JSON.parse(JSON.stringify(doc)); const l=d.lines?.[0]; if(!l) {console.log(key,'no lines');continue;}
  const base=(d.lines??[]).filter(x=>x.item); if(!base.length){console.log(key,'no items');continue;} d.lines=Array.from({length:N},(_,i)=>({...JSON.parse(JSON.stringify(base[i%base.length])), i:undefined, item:{...base[i%base.length].item,name:base[i%base.length].item.name+' '+i}}));
  delete d.totals; for(const x of d.lines) delete x.i; d.payment&&delete d.payment.advances;
  const b=()=>build(d,{},environment); const w=()=>convertDocument(structuredClone(d),{to,formatOptions:options},environment);
  let r=await w(); if(!r.ok){console.log(key,'refused',r.faults.slice(0,3).map(f=>f.code+' '+f.properties.join()).join('; '));continue;}
  for(let i=0;i<LOOPS;i++){b();await w();}
  let tb=[],tw=[];
  for(let k=0;k<7;k++){ let t=cpu(); for(let i=0;i<LOOPS;i++) b(); tb.push((cpu()-t)/LOOPS); t=cpu(); for(let i=0;i<LOOPS;i++) await w(); tw.push((cpu()-t)/LOOPS);}
  tb.sort((a,b)=>a-b);tw.sort((a,b)=>a-b);
  console.log(key.padEnd(12),'build',tb[3].toFixed(2),'write',tw[3].toFixed(2),'ratio',(tw[3]/tb[3]).toFixed(2));
}
